/** On which this browser's tabs tell each other what was done to the session. */
export const authChannel = "cafeto-auth";

/** The session looks the same before and after these; the others are seen in it. */
export const unseenEvents = ["TOKEN_REFRESHED", "PASSWORD_RECOVERY"] as const;

/** Said to the page's code as it begins: another tab told of something seen while nothing of it was there to hear. */
export const missedEvent = "missed";
