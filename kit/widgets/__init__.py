"""Table, lessons, practice and print shop for the notebook."""
