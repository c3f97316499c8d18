// The shop's service worker: hashed files from the cache, pages from the network, and the last seen public page when
// there is no network. Nothing of a signed-in person is kept: their pages say no-store.
const assetCache = "cafeto-assets-v1";
const pageCache = "cafeto-pages-v1";
const currentCaches = [assetCache, pageCache];
const assetLimit = 300;
const pageLimit = 30;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (!currentCaches.includes(name)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromAssets(request));
  else if (request.mode === "navigate") event.respondWith(fromNetwork(request));
});

/** A page's code: from the cache, else from the network. Who asks tries again (`src/kernel/retry-loading.ts`). */
async function fromAssets(request) {
  const cache = await caches.open(assetCache);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    await trim(cache, assetLimit);
  }
  return response;
}

async function fromNetwork(request) {
  const cache = await caches.open(pageCache);
  try {
    const response = await fetch(request);
    const mayKeep = !/no-store/.test(response.headers.get("cache-control") ?? "");
    if (response.ok && !response.redirected && mayKeep) {
      await cache.put(request, response.clone());
      await trim(cache, pageLimit);
    }
    return response;
  } catch {
    return (await cache.match(request)) ?? offlinePage();
  }
}

/** The oldest entries go first. */
async function trim(cache, limit) {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - limit))) await cache.delete(key);
}

function offlinePage() {
  const texts = {
    en: ["You are offline", "Check your connection and try again.", "Try Again"],
    es: ["No tienes conexión", "Comprueba tu conexión e inténtalo de nuevo.", "Intentar de nuevo"],
    pt: ["Você está sem conexão", "Verifique sua conexão e tente novamente.", "Tentar novamente"],
  };
  const wanted = (self.navigator.language || "en").slice(0, 2);
  const language = wanted in texts ? wanted : "en";
  const [title, text, action] = texts[language];
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>:root{color-scheme:light dark}body{font:1.1rem/1.6 system-ui;display:grid;place-content:center;min-height:90vh;text-align:center;padding:1rem}a{color:inherit;font-weight:600}</style>
<h1>${title}</h1><p>${text}</p><p><a href="">${action}</a></p></html>`;
  return new Response(html, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}
