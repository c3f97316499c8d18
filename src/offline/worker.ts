/// <reference lib="webworker" />
import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { isSavedCache, type KeepMessage } from "#kernel/saved-pages.ts";
import { answerData, answerPage } from "./answer-pages.ts";
import { assetCache, isPicture, keepPage, pictureCache, pictureLimit } from "./keep-page.ts";
import { PatientCacheFirst } from "./patient-cache-first.ts";

declare const self: ServiceWorkerGlobalScope;

// A new version waits until every page agrees to it (`SKIP_WAITING`): none is reloaded under its reader's hands.
clientsClaim();
enableNavigationPreload();
cleanupOutdatedCaches();
precacheAndRoute([...SHELL]);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new PatientCacheFirst({ cacheName: assetCache, plugins: [new ExpirationPlugin({ maxEntries: 300 })] }),
);
registerRoute(({ request }) => request.mode === "navigate", answerPage);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith(".data"), answerData);
// The browser's own cache holds pictures; the worker's copies are for when there is no network.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPicture(url),
  async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const saved = await caches.match(url.href, { cacheName: pictureCache, ignoreVary: true });
      if (!saved) throw error;
      return saved;
    }
  },
);

self.addEventListener("activate", (event) => event.waitUntil(deleteOldCaches()));

self.addEventListener("message", (event) => {
  const message = event.data as KeepMessage | { type: "SKIP_WAITING" } | undefined;
  if (message?.type === "SKIP_WAITING") void self.skipWaiting();
  if (message?.type === "KEEP_PAGE") event.waitUntil(keepPage(message, pictureLimit));
});

/** Those of earlier versions, under other names. Workbox deletes the old shells itself. */
async function deleteOldCaches(): Promise<void> {
  const known = (name: string) =>
    name.startsWith("workbox-") || name === assetCache || name === pictureCache || isSavedCache(name);
  for (const name of await caches.keys()) if (!known(name)) await caches.delete(name);
}

console.debug(`Cafeto's service worker, version ${VERSION}`);
