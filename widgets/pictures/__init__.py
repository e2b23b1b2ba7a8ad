"""Pictures without script or kernel, for a saved notebook that is opened where nothing runs.

Here is what pictures are made of, whatever they show; what a game shows is drawn in :mod:`widgets.displays`.
"""
