"""The web application: tables to play at, people to play with, and the store that keeps every choice.

`docs/protocol.md` is what a client may rely on. The domain (`journal`, `tables`) knows neither the network nor the
store; `house` brings them together; `api` and `sockets` are the doors.
"""
