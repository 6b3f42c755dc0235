"""Paper: cards, sheets and rule summaries as PDF, made from the same drawings the screen shows."""
