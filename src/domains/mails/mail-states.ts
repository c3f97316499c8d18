/** Where a message of the outbox is: not tried yet, tried in vain, left unsent because of its address, or sent. */
export const mailStates = ["waiting", "failing", "withheld", "sent"] as const;
export type MailState = (typeof mailStates)[number];

export const mailSorts = ["newest", "oldest"] as const;
export type MailSort = (typeof mailSorts)[number];
