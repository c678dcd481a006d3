"""Pages that a program writes for people: one file each, with its own style and pictures, and nothing from outside."""
