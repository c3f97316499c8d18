import { ownCachePrefix } from "./saved-copy.ts";

/** What the service worker saves to be read without a connection; the page, the worker and the server agree on it here. */
const prefix = "cafeto-saved-";

/** Says on each page to whom it was sent: a user's id, or `visitor`. A worker can't read the session's cookie. */
export const readerHeader = "cafeto-reader";
export const visitorReader = "visitor";

/** How many pages each cache holds; the ones opened longest ago go first. */
export const savedPageLimits = { product: 30, order: 31 } as const;
export type SavedPageKind = keyof typeof savedPageLimits;

/** Each user has caches of their own, apart from a visitor's. */
export const savedCacheOf = (reader: string, kind: SavedPageKind): string =>
  reader === visitorReader ? `${prefix}${kind}` : `${ownCachePrefix}${reader}-${kind}`;

export const isSavedCache = (name: string): boolean => name.startsWith(prefix);
export const isOwnCache = (name: string): boolean => name.startsWith(ownCachePrefix);
const isCacheOf = (name: string, reader: string): boolean => name.startsWith(`${ownCachePrefix}${reader}-`);

const id = "[0-9a-f]{8}-[0-9a-f-]{27}";
const kinds: readonly [SavedPageKind, RegExp][] = [
  ["product", new RegExp(`^/products/${id}$`)],
  ["order", new RegExp(`^/orders(/${id})?$`)],
];

/** What a path without its `.data` shows; undefined where it is not saved. */
export const savedKindOf = (path: string): SavedPageKind | undefined =>
  kinds.find(([, pattern]) => pattern.test(path))?.[0];

/** Deletes what was saved for anyone but this reader; for a visitor, what was saved for any user. */
export async function forgetOtherReaders(storage: CacheStorage, reader: string): Promise<void> {
  const others = (await storage.keys()).filter((name) => isOwnCache(name) && !isCacheOf(name, reader));
  await Promise.all(others.map((name) => storage.delete(name)));
}

/** A page's message to the worker once it is shown: its own path, and the code and pictures that it took. */
export type KeepMessage = { type: "KEEP_PAGE"; path: string; urls: string[] };
