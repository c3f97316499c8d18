/** The caches of what is a user's own begin with this; a page deletes them at sign-out, without the worker. */
export const ownCachePrefix = "cafeto-saved-own-";
/** The worker's message to a page to which it gave saved data instead of the server's. */
export type SavedMessage = { type: "SAVED_DATA"; path: string; savedAt: number };
/** The entry of `Server-Timing` with which the worker marks a saved document; its duration is the moment it was saved. */
export const savedTiming = "saved";
