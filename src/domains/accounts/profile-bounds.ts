/** Nothing is asked of a name or of a picture's address but that they end somewhere: characters at most. */
export const profileBounds = { fullName: 100, avatarUrl: 2_000 } as const;
