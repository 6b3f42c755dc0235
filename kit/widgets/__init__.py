"""Table, lesson, scorer and print shop for the notebook."""
