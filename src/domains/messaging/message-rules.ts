/** Characters of one message. */
export const maxMessageLength = 2_000;

/** The two sides of a conversation. A vendor's side belongs to the owner of the shop. */
export const userTypes = ["buyer", "vendor"] as const;
export type UserType = (typeof userTypes)[number];

export const otherSide = (side: UserType): UserType => (side === "buyer" ? "vendor" : "buyer");

/** Pictures of one message. */
export const maxPictures = 3;
/** Characters of a picture's description. */
export const longestAlt = 200;

/** A vendor's saved replies, and the longest of their texts in characters. */
export const maxSavedReplies = 20;
export const longestReply = { title: 60, away: 1_000 } as const;

/** When the away text is sent: never, while the shop is away, or always. */
export const awayModes = ["off", "away", "always"] as const;
