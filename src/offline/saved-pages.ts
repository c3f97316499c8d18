import { savedTiming } from "#kernel/saved-copy.ts";
import {
  forgetOtherReaders,
  isOwnCache,
  isSavedCache,
  readerHeader,
  savedCacheOf,
  savedKindOf,
  savedPageLimits,
  visitorReader,
} from "#kernel/saved-pages.ts";

/** A document is saved under its path, data under its full address: it may be that of a part of the page. */
const keyOf = (url: URL): string =>
  url.pathname.endsWith(".data") ? `${url.pathname}${url.search}` : url.pathname;
const pathOf = (key: string): string => key.replace(/\.data(\?.*)?$/, "");

/**
 * Saves a page or its data for its reader, and deletes what other people left on this device. A visitor's page is saved unless
 * the server forbids storing it; what is a user's own goes into that user's cache alone.
 */
export async function savePage(url: URL, response: Response): Promise<void> {
  const reader = response.headers.get(readerHeader);
  if (!reader) return;
  await forgetOtherReaders(caches, reader);
  const kind = savedKindOf(pathOf(url.pathname));
  if (!kind || response.status !== 200 || response.redirected) return;
  const isForbidden = response.headers.get("cache-control")?.includes("no-store") === true;
  if (reader === visitorReader && (isForbidden || kind === "order")) return;
  // Opened before the body has arrived: a cache that is deleted meanwhile, at sign-out, takes it along.
  const cache = await caches.open(savedCacheOf(reader, kind));
  const key = keyOf(url);
  const copy = await wholeCopyOf(response);
  await cache.delete(key);
  await cache.put(key, copy);
  await trim(cache, savedPageLimits[kind]);
}

/** With the moment at which it was saved; the browser has undone the encoding. */
async function wholeCopyOf(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set(savedTiming, String(Date.now()));
  return new Response(await response.blob(), { status: 200, headers });
}

/** Of pages, not entries: one page may have its document and several pieces of data. */
async function trim(cache: Cache, limit: number): Promise<void> {
  const keys = await cache.keys();
  const pages = [...new Set(keys.map(({ url }) => pathOf(new URL(url).pathname)).reverse())];
  const surplus = new Set(pages.slice(limit));
  for (const key of keys) if (surplus.has(pathOf(new URL(key.url).pathname))) await cache.delete(key);
}

export type SavedPage = { response: Response; savedAt: number };

/** A user's own copy comes before a visitor's. */
export async function findSaved(url: URL): Promise<SavedPage | undefined> {
  for (const name of await savedCacheNames()) {
    const response = await (await caches.open(name)).match(keyOf(url), { ignoreVary: true });
    if (response) return { response, savedAt: Number(response.headers.get(savedTiming)) };
  }
  return undefined;
}

const savedCacheNames = async () =>
  (await caches.keys()).filter(isSavedCache).sort((a, b) => Number(isOwnCache(b)) - Number(isOwnCache(a)));

export type SavedTitle = { path: string; title: string };

/** The documents that can be read now, those opened last first. */
export async function listSaved(): Promise<SavedTitle[]> {
  const found = new Map<string, string>();
  for (const name of await savedCacheNames()) {
    const cache = await caches.open(name);
    for (const { url } of [...(await cache.keys())].reverse()) {
      const path = new URL(url).pathname;
      if (path.endsWith(".data") || found.has(path)) continue;
      const html = await (await cache.match(url, { ignoreVary: true }))?.text();
      const title = /<title>([^<]*)<\/title>/.exec(html ?? "")?.[1];
      if (title) found.set(path, title.replace(/ · Cafeto$/, ""));
    }
  }
  return [...found].map(([path, title]) => ({ path, title }));
}
