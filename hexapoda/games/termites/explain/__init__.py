"""Why a decision of Termites is illegal: a clause of the rules, a code and its parameters.

The kernel says whether a decision is legal; these functions only find the reason, in the order in which a player would
notice it: the question, the names, the hex, its terrain, the path, the strength, the retreat. They use only what the
deciding player knows: the board, the reserves and the player's own hand.
"""
