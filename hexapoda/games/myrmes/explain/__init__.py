"""Why a decision of Myrmes is not legal: a clause of the rules, a code and its parameters.

The kernel decides whether a decision is legal. These functions only look for the reason, in the order in which a player
would notice it: the decision, the names, the ground, the way, the price.
"""
