"""The commands, one module each with a `command`; what they share is in `common`."""
