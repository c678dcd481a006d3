"""Small networks that judge a position and the tokens in it from what a seat knows, one for each game that has one.

`features` says what a network reads, `reading` runs one, `training` makes one (`westmarch train`). What is shipped with
the package lies in the folder `weights`.
"""
