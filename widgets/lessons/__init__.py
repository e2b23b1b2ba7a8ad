"""Lessons and questions without any widget: tasks in order, what is asked, what is tried, and how it is checked."""
