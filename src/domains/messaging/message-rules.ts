/** Characters of one message. */
export const maxMessageLength = 2_000;

/** The two sides of a conversation. A vendor's side belongs to the owner of the shop. */
export const userTypes = ["buyer", "vendor"] as const;
export type UserType = (typeof userTypes)[number];

export const otherSide = (side: UserType): UserType => (side === "buyer" ? "vendor" : "buyer");
