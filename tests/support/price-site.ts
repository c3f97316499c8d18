import type { ApiClient } from "#client/api-client.ts";
import type { Language } from "#kernel/languages.ts";
import type { Site } from "../../src/server/page-handler.ts";

/** What the site was asked: how often it drew a page for everybody, and which it drew for one request alone. */
export const seen = { drawn: 0, passedBy: [] as string[], isFailing: false };

const listParameters = ["category", "page"];

/** A site of one page, which shows a product's price and stock as it finds them. */
export const site: Site = {
  describePerson: async ({ session }) => JSON.stringify({ session }),
  sharedPages: [
    ...["/products", "/products.data"].map((path) => ({
      path,
      shared: "page" as const,
      parameters: listParameters,
    })),
    { path: "/products/:productId", shared: "page", parameters: [] },
    { path: "/help", shared: "page", parameters: [] },
    { path: "/contact", shared: "visitor", parameters: [] },
    { path: "/contact.data", shared: "visitor", parameters: [] },
  ],
  async handle(request, deps) {
    const {
      api,
      language,
      nonce,
      isWhole,
      personPlaceholder = "",
    } = deps as {
      api: ApiClient;
      language: Language;
      nonce: string;
      isWhole: boolean;
      personPlaceholder?: string;
    };
    const { pathname, search } = new URL(request.url);
    if (isWhole) seen.drawn += 1;
    else seen.passedBy.push(pathname + search);
    if (seen.isFailing) await api.accounts.getSession({}).then(() => Promise.reject(new Error("no")));
    const found = pathname.startsWith("/products/")
      ? [await api.catalogue.getProduct({ productId: pathname.slice(10, 46) }).catch(() => null)]
      : (await api.search.listProducts({ page: 1 })).items;
    const shown = found.map(
      (product) => product && `${product.id} ${product.priceCents} ${product.stockQuantity}`,
    );
    const person = `<script type="application/json" id="person">${personPlaceholder}</script>`;
    const code = `<script nonce="${nonce}">start()</script><script nonce="${nonce}" type="module">begin(1 < 2)</script>`;
    const html = `<html lang="${language}"><body>${person}${code}<script>injected()</script><p>${shown.join("|")}</p>${" ".repeat(2_000)}</body></html>`;
    return new Response(html, {
      status: shown.includes(null) ? 404 : 200,
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache" },
    });
  },
};
