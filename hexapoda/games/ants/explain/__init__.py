"""Why a decision of Ants is illegal: a clause of the rules, a code and its parameters.

The kernel says whether a decision is legal; these functions only find the reason, in the order in which a player would
notice it: the question, the names, the turn, the price, the cell, the way. They use only what the deciding player
knows: the board, chips and the player's own hand.
"""
