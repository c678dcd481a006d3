"""The version of Westmarch, written here and nowhere else; pyproject.toml reads it."""

VERSION = "0.1.0"
