"""A session that people play at tables, without any widget: who sits there, what is shown, and to whom."""
