"""Cards: the Combat halves, and a module for the Events of each deck."""
