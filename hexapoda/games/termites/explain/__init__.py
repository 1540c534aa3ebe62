"""Why a decision of Termites is not legal: a clause of the rules, a code and its parameters.

The kernel says whether a decision is legal; these functions only look for the reason, in the order in which a player
would notice it: what is asked, what the words name, the hex, its terrain, the way, the strength, the retreat. They
look at what the player who decides may know: the board, the reserves and the own hand.
"""
