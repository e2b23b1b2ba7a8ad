"""Tests of the widgets without a browser."""
