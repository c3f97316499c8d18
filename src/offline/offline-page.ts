import { savedKindOf } from "#kernel/saved-pages.ts";
import enWords from "./locales/en.json" with { type: "json" };
import esWords from "./locales/es.json" with { type: "json" };
import ptWords from "./locales/pt.json" with { type: "json" };
import { listSaved, type SavedTitle } from "./saved-pages.ts";

const [en, es, pt] = [enWords.page, esWords.page, ptWords.page];
const shown = 12;
/** In milliseconds: while there is a network, the server is asked after the first pause, then less and less often. */
const firstPause = 500;
const longestPause = 30_000;

/**
 * Says that there is no connection, in the language that the site remembers, else the browser's, and lists what can be read all
 * the same. Loads again once the server answers, since the network may be back before this page can hear of it; but not while its
 * reader follows a link, which that would cancel.
 */
export async function offlinePage(): Promise<Response> {
  const saved = await listSaved();
  const lists = (["product", "order"] as const)
    .map((kind) => listOf(kind, saved.filter(({ path }) => savedKindOf(path) === kind).slice(0, shown)))
    .join("");
  const styles = SHELL.filter(({ url }) => url.endsWith(".css")).map(
    ({ url }) => `<link rel="stylesheet" href="${url}">`,
  );
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${en.title} · Cafeto</title>${styles.join("")}</head>
<body class="grid min-h-dvh place-content-center justify-items-center gap-4 px-4 py-12 text-center"><img src="/favicon.svg" alt="Cafeto" width="72" height="72">
<main class="grid max-w-lg justify-items-center"><h1 class="font-display font-semibold text-title" data-text="title">${en.title}</h1><p class="mt-4 text-balance text-ink-soft text-lead" data-text="text">${en.text}</p>
<button type="button" class="mt-8 inline-flex min-h-12 items-center rounded-leaf bg-cherry px-6 font-semibold text-on-cherry hover:bg-cherry-deep" data-text="retry">${en.retry}</button>${lists}</main><script>${script}</script></body></html>`;
  return new Response(html, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}

function listOf(kind: "product" | "order", pages: readonly SavedTitle[]): string {
  if (pages.length === 0) return "";
  const name = kind === "product" ? "products" : "orders";
  // A title comes from a saved page as it was escaped there.
  const rows = pages.map(
    ({ path, title }) =>
      `<li><a class="text-link inline-flex min-h-9 items-center" href="${path}">${title}</a></li>`,
  );
  return `<h2 class="mt-10 font-display font-semibold text-heading" data-text="${name}">${en[name]}</h2><ul class="mt-2 grid gap-1">${rows.join("")}</ul>`;
}

const script = `const texts=${JSON.stringify({ en, es, pt })};let saved=null;try{saved=localStorage.getItem("i18nextLng")}catch{}
const wanted=[saved,...navigator.languages].map(tag=>(tag||"").slice(0,2)).find(tag=>texts[tag])||"en";
document.documentElement.lang=wanted;document.title=texts[wanted].title+" · Cafeto";
for(const part of document.querySelectorAll("[data-text]"))part.textContent=texts[wanted][part.dataset.text];
document.querySelector("button").onclick=()=>location.reload();
let isLeaving=false;addEventListener("beforeunload",()=>{isLeaving=true});
const askAgain=async()=>{for(let pause=${firstPause};;){await new Promise(end=>setTimeout(end,pause));if(!navigator.onLine)continue;
const isAnswering=await fetch("/healthz",{method:"HEAD",cache:"no-store"}).then(({ok})=>ok,()=>false);if(isLeaving)return;
if(isAnswering)return location.reload();pause=Math.min(2*pause,${longestPause})}};
askAgain()`;
