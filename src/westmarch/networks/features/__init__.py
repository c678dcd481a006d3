"""What a seat knows, as numbers that a network can read: one module for each game that has a network.

Each has `SIZE`, how many features there are; `features(state, seat)`, the numbers of those that hold for the seat; and
`allies(state, seat)`, who wins when the seat does. They are read off a state because that is quick, but tell of it only
what the seat's view does: all states that the seat can imagine have the same features, which is tested.
"""
