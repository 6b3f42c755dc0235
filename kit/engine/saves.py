class SaveError(Exception): pass
