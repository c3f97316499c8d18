// The shop's service worker: hashed files from the cache, everything else from the network. Pages are not kept, since an
// old one would show an old price or somebody's own; without a network a page says so and offers to try again.
const assetCache = "cafeto-assets-v1";
const assetLimit = 300;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name !== assetCache) await caches.delete(name);
    // A page's request leaves while this worker still wakes up.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromAssets(request));
  else if (request.mode === "navigate") event.respondWith(fromNetwork(event));
});

/** A page's code: from the cache, else from the network, which may fail for a moment: three attempts, half a second apart. */
async function fromAssets(request) {
  const cache = await caches.open(assetCache);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const response = await fetchPatiently(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    await trim(cache, assetLimit);
  }
  return response;
}

async function fetchPatiently(request, attempts = 3) {
  try {
    return await fetch(request);
  } catch (error) {
    if (attempts === 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return fetchPatiently(request, attempts - 1);
  }
}

async function fromNetwork(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return offlinePage();
  }
}

/** The oldest entries go first. */
async function trim(cache, limit) {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - limit))) await cache.delete(key);
}

const texts = {
  en: [
    "You are offline",
    "This page needs a connection. Your cart is safe; check your network and try again.",
    "Try Again",
  ],
  es: [
    "No tienes conexión",
    "Esta página necesita conexión. Tu carrito está a salvo; revisa tu red e inténtalo de nuevo.",
    "Intentar de nuevo",
  ],
  pt: [
    "Você está sem conexão",
    "Esta página precisa de conexão. Seu carrinho está a salvo; verifique sua rede e tente novamente.",
    "Tentar novamente",
  ],
};

const look = `:root{color-scheme:light dark;--paper:light-dark(#faf4ea,#1a110c);--ink:light-dark(#2b1a12,#f7ecdd);--soft:light-dark(#5b483b,#d0bda9);--cherry:light-dark(#a8172f,#c9364c)}
body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:1rem;padding:1.5rem;box-sizing:border-box;text-align:center;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
h1{margin:0;font:600 clamp(2rem,1.6rem + 1.8vw,3rem)/1.1 Georgia,serif}p{margin:0;max-width:26rem;color:var(--soft)}
button{min-height:3rem;padding:0 1.75rem;border:0;border-radius:1rem .35rem 1rem .35rem;background:var(--cherry);color:#fff8f0;font:600 1.0625rem system-ui,sans-serif;cursor:pointer}
button:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;

const cup = `<svg viewBox="0 0 96 72" width="128" height="96" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" aria-hidden="true"><path d="M18 28h48v18a18 18 0 0 1-18 18H36a18 18 0 0 1-18-18zM66 33h6a9 9 0 0 1 0 18h-7M10 70h64"/><path d="M34 18c-4-5 4-7 0-13M48 18c-4-5 4-7 0-13" opacity=".45"/></svg>`;

/** In the language that the shop remembers, else the browser's; asks for the page again when the network is back. */
function offlinePage() {
  const script = `const texts=${JSON.stringify(texts)};let kept=null;try{kept=localStorage.getItem("i18nextLng")}catch{}
const wanted=[kept,...navigator.languages].map(tag=>(tag||"").slice(0,2)).find(tag=>texts[tag])||"en";
document.documentElement.lang=wanted;const [title,text,action]=texts[wanted];document.title=title+" · Cafeto";
document.querySelector("h1").textContent=title;document.querySelector("p").textContent=text;
const button=document.querySelector("button");button.textContent=action;button.onclick=()=>location.reload();addEventListener("online",()=>location.reload())`;
  const [title, text, action] = texts.en;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Cafeto</title><style>${look}</style></head>
<body>${cup}<h1>${title}</h1><p>${text}</p><button type="button">${action}</button><script>${script}</script></body></html>`;
  return new Response(html, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}

// Notifications by Web Push.
importScripts("/push.js");
