"""Advice for a person: the best choices of a decision, what they promise, and what decides that, in words."""
