import { type KeepMessage, savedKindOf } from "#kernel/saved-pages.ts";
import { findSaved, savePage } from "./saved-pages.ts";

export const assetCache = "cafeto-assets-v2";
export const pictureCache = "cafeto-pictures-v1";
/** A product shows a handful. */
export const pictureLimit = 150;
const freshMs = 10 * 60_000;

export const isPicture = ({ pathname }: URL): boolean => /^\/(storage\/v1|pictures)\//.test(pathname);

/**
 * Completes what a page needs to be read later: the code and pictures that it took before this worker was there, and its
 * document where it was opened within the site, as data alone.
 */
export async function keepPage({ path, urls }: KeepMessage, limit: number): Promise<void> {
  if (!savedKindOf(path)) return;
  const own = urls.map((url) => new URL(url)).filter(({ origin }) => origin === location.origin);
  await keepAll(
    assetCache,
    own.filter(({ pathname }) => pathname.startsWith("/assets/")),
  );
  await keepAll(pictureCache, own.filter(isPicture), limit);
  const document = new URL(path, location.origin);
  const known = await findSaved(document);
  if (known && Date.now() - known.savedAt < freshMs) return;
  await savePage(document, await fetch(document, { headers: { accept: "text/html" } }));
}

async function keepAll(name: string, urls: readonly URL[], limit = Number.POSITIVE_INFINITY): Promise<void> {
  const cache = await caches.open(name);
  for (const { href } of urls) {
    if (await cache.match(href, { ignoreVary: true })) continue;
    const response = await fetch(href).catch(() => null);
    if (response?.ok) await cache.put(href, response);
  }
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - limit))) await cache.delete(key);
}
