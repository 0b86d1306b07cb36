// The room's first file; its contents follow.
