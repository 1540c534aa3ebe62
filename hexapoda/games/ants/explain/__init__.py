"""Why a decision of Ants is not legal: a clause of the rules, a code and its parameters.

The kernel says whether a decision is legal; these functions only look for the reason, in the order in which a player
would notice it: what is asked, what the words name, the turn, the price, the cell, the way. They look at what the
player who decides may know: the board, chips, the own hand.
"""
