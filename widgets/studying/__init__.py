"""What the replay studio is made of: what it shows, what a browser may ask for, moves that are tried, files."""
