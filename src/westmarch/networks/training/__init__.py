"""Making a network: games played by searches that the last network guides, and learning from them, in turn.

`examples` holds what was played, `self_play` plays, `model` learns and exports, `course` does both in turn and keeps
what is needed to go on later, `curves` draws how it went. PyTorch is needed for `model` alone.
"""
