"""What judges a table by numbers that were learned, quickly enough to be asked thousands of times for a choice."""
