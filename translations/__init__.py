"""Words in four languages: Fluent files, one folder per language, and the loader that lets no mistake through."""

from translations.resources import WordFileError
from translations.words import LANGUAGES, UnknownWordError, Words, load

__all__ = ["LANGUAGES", "UnknownWordError", "WordFileError", "Words", "load"]
