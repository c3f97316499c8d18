/** Name and picture address are only bounded in length, in characters. */
export const profileBounds = { fullName: 100, avatarUrl: 2_000 } as const;
