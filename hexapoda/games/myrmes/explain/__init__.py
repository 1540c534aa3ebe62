"""Why a decision of Myrmes is not legal: a clause of the rules, a code and its parameters.

The kernel says whether a decision is legal; these functions only look for the reason, in the order in which a player
would notice it: what is asked, what the words name, the ground, the way, the price.
"""
