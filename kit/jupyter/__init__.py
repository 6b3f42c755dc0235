"""What JupyterLab is started with: settings, and what is done to a notebook when it is saved."""
