/** Where an inquiry stands: waiting for us, answered, or done with. */
export const inquiryStates = ["open", "answered", "closed"] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** Longest texts, in characters. */
export const longest = { name: 100, subject: 150, message: 5_000 } as const;

/** What people quote to name their inquiry. */
export const referenceOf = (number: number): string => `S-${number}`;

/** What a link to the contact page may ask about: `?subject=enterprise`. */
export const knownSubjects = ["vendor", "product", "enterprise"] as const;
