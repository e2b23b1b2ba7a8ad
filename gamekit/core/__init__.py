"""What every game shares: the Game contract, events, the ledger, rulebooks, text, sessions and errors."""
