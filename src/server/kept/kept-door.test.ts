import { hash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ApiClient } from "#client/api-client.ts";
import { adjustStock } from "#domains/catalogue/server/adjust-stock.ts";
import { getProduct } from "#domains/catalogue/server/get-product.ts";
import { products } from "#domains/catalogue/server/tables.ts";
import { moveStock } from "#domains/inventory/server/move-stock.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { unscopedPauseShop } from "#domains/vendors/server/pause-shop.ts";
import type { Language } from "#kernel/languages.ts";
import {
  addPerson,
  addProduct,
  addVendor,
  contextFor,
  setPrice,
} from "../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../tests/support/open-test-market.ts";
import { openSession } from "../../../tests/sweeps/support/open-session.ts";
import type { Site } from "../page-door.ts";
import { openKeptDoor } from "./kept-door.ts";

type Shop = Awaited<ReturnType<typeof addVendor>>;
let market: TestMarket;
let shop: Shop;
let server: Server;
let url: string;
let productId: string;
let drawn: number;
let passedBy: string[];

/** A site of one page, which shows a product's price and stock as it finds them. */
const site: Site = {
  describePerson: async ({ session }) => JSON.stringify({ session }),
  async handle(request, deps) {
    drawn += 1;
    const { api, language } = deps as { api: ApiClient; language: Language };
    const { pathname } = new URL(request.url);
    const found = pathname.startsWith("/products/")
      ? [await api.catalogue.getProduct({ productId: pathname.slice(10, 46) }).catch(() => null)]
      : (await api.search.listProducts({ page: 1 })).items;
    const shown = found.map(
      (product) => product && `${product.id} ${product.priceCents} ${product.stockQuantity}`,
    );
    const place = pathname === "/cart" ? '<p aria-busy="true"><span data-skeleton=""></span></p>' : "";
    const code = '<link rel="modulepreload" href="/a.js"><script type="module" async="">begin()</script>';
    const html = `<html lang="${language}"><script>start()</script>${place}${code}<p>${shown.join("|")}</p>${" ".repeat(2_000)}</body></html>`;
    return new Response(html, {
      status: shown.includes(null) ? 404 : 200,
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache" },
    });
  },
};

beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false, keepsAnswers: true });
  await vi.waitUntil(() => market.doors.freshness.version());
  shop = await addVendor(market.doors);
  const door = await openKeptDoor(market.doors, site, (request, response) => {
    passedBy.push(request.url ?? "");
    response.end("the app");
  });
  server = createServer(door).listen(0, "127.0.0.1");
  await vi.waitUntil(() => server.listening);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await market?.close();
});
beforeEach(async () => {
  productId = (await addProduct(market.doors, shop.vendor.id)).id;
  await told();
  drawn = 0;
  passedBy = [];
});

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}${path}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const shown = async (id: string) =>
  /<p>\S+ (\d+) (\d+)<\/p>/.exec((await read(`/products/${id}`)).text)?.slice(1);

test("a page is drawn once, and answered with what every answer carries", async () => {
  const [first, second] = [await read(`/products/${productId}`), await read(`/products/${productId}`)];
  expect(drawn).toBe(1);
  expect(second.text).toBe(first.text);
  expect(second.headers.get("content-security-policy")).toMatch(
    /script-src 'self'(?: 'sha256-[\w+/=]+'){2};/,
  );
  expect(second.headers.get("content-security-policy")).not.toContain("nonce");
  for (const name of [
    "strict-transport-security",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
  ])
    expect(second.headers.get(name), name).toBeTruthy();
  expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
  expect(second.headers.get("cache-control")).toBe("private, no-cache");
  expect(second.headers.get("set-cookie")).toBeNull();
});

test("many who ask at once wait for one drawing", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => read(`/products/${productId}`)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(drawn).toBe(1);
});

test("a browser that has it is told so; each takes the form it can read", async () => {
  const { headers, text } = await read("/products");
  const again = await read("/products", { "if-none-match": headers.get("etag")! });
  expect([again.status, again.text]).toEqual([304, ""]);
  const plain = await fetch(`${url}/products`, { headers: { "accept-encoding": "identity" } });
  expect(plain.headers.get("content-encoding")).toBeNull();
  for (const encoding of ["gzip", "br", "gzip", "br"]) {
    const packed = await fetch(`${url}/products`, { headers: { "accept-encoding": encoding } });
    expect(packed.headers.get("content-encoding")).toBe(encoding);
    expect(await packed.text()).toBe(text);
  }
});

test("never a wrong price or stock: after each change the page and the list show the new one", async () => {
  const { doors } = market;
  const seller = contextFor(doors, shop);
  const list = async () => (await read("/products")).text;
  for (let round = 0; round < 12; round++) {
    const before = await getProduct(seller, { productId });
    const expected = [before.priceCents, before.stockQuantity];
    expect(await shown(productId)).toEqual(expected.map(String));
    expect(await list()).toContain(`${productId} ${expected.join(" ")}`);
    const changes = [
      () => setPrice(doors, productId, 1_000 + round),
      () => moveStock(doors, { productId, delta: 1 + round, reason: "received" }),
      () => adjustStock(seller, { productId, delta: -1, reason: "damaged" }),
      () =>
        doors.db
          .update(stock)
          .set({ heldQuantity: 1 + (round % 3) })
          .where(eq(stock.productId, productId)),
    ];
    await changes[round % changes.length]!();
    await told();
  }
});

test("what disappears is gone", async () => {
  await read(`/products/${productId}`);
  await market.doors.db.update(products).set({ isActive: false }).where(eq(products.id, productId));
  await told();
  expect((await read(`/products/${productId}`)).status).toBe(404);
  await market.doors.db.update(products).set({ isActive: true }).where(eq(products.id, productId));
  await unscopedPauseShop(market.doors, shop.vendor.id, true);
  await told();
  expect((await read(`/products/${productId}`)).status).toBe(404);
  await unscopedPauseShop(market.doors, shop.vendor.id, false);
  await told();
  expect((await read(`/products/${productId}`)).status).toBe(200);
});

test("a checkout drops only what shows its products", async () => {
  const { id: other } = await addProduct(market.doors, shop.vendor.id);
  await told();
  for (const id of [productId, other]) await read(`/products/${id}`);
  drawn = 0;
  await moveStock(market.doors, { productId, delta: 1, reason: "received" });
  await told();
  await read(`/products/${other}`);
  expect(drawn).toBe(0);
  expect(await shown(productId)).toEqual(["1500", "11"]);
  expect(drawn).toBe(1);
});

test("each language has its own, by its cookie, its header or the address", async () => {
  const languageOf = async (path: string, headers: Record<string, string>) =>
    /lang="(\w\w)"/.exec((await read(path, headers)).text)?.[1];
  expect(await languageOf("/products", { "accept-language": "pt-BR,pt;q=0.9" })).toBe("pt");
  expect(await languageOf("/products", { "accept-language": "es" })).toBe("es");
  expect(await languageOf("/products", { "accept-language": "pt", cookie: "a=b; i18nextLng=en" })).toBe("en");
  expect(await languageOf("/products?lang=es", { cookie: "i18nextLng=en" })).toBe("es");
  expect(await languageOf("/products?lang=es", { cookie: "i18nextLng=pt" })).toBe("es");
});

test("a person gets everybody's page with what is theirs beside it, and nobody gets theirs", async () => {
  const { userId } = await addPerson(market.doors, { name: "Ana </script><b>Sol" });
  const cookie = await openSession(market.doors, userId);
  const visitors = (await read("/products")).text;
  expect(drawn).toBe(1);
  const hers = await read("/products", { cookie });
  expect(drawn).toBe(1);
  expect(hers.headers.get("cache-control")).toBe("private, no-store");
  expect(hers.headers.get("etag")).toBeNull();
  expect(hers.text).toContain("<html data-person ");
  const [, json = ""] = /id="person">(.*?)<\/script>/.exec(hers.text) ?? [];
  expect(JSON.parse(json).session).toMatchObject({ userId, fullName: "Ana </script><b>Sol" });
  expect((await read("/products")).text).toBe(visitors);
  // Who comes first may be a person, too.
  await read(`/products/${productId}`, { cookie });
  expect((await read(`/products/${productId}`)).text).not.toContain("person");
  expect(drawn).toBe(2);
  // Data and the API are asked for by the page itself, as the person.
  expect((await read("/products.data", { cookie })).text).toBe("the app");
  expect((await read("/api/products", { cookie })).text).toBe("the app");
});

test("a page's code waits as text for the first sign, unless the page holds a place for it", async () => {
  const { text, headers } = await read("/help");
  expect(text).toContain('<script type="text/plain" id="beginning">begin()</script>');
  expect(text).toContain('<link rel="later" href="/a.js">');
  expect(text).not.toMatch(/type="module"|modulepreload/);
  // It runs as a script with the same text.
  const source = hash("sha256", "begin()", "base64");
  expect(headers.get("content-security-policy")).toContain(`'sha256-${source}'`);
  const cart = await read("/cart");
  expect(cart.text).toContain('<script type="module" async="">begin()</script>');
  expect(cart.text).toContain('rel="modulepreload"');
});

test("a page that is nobody's once one is signed in is kept for visitors alone", async () => {
  await read("/contact");
  await read("/contact");
  expect(drawn).toBe(1);
  const { userId } = await addPerson(market.doors, {});
  const cookie = await openSession(market.doors, userId);
  expect((await read("/contact", { cookie })).text).toBe("the app");
  expect((await read("/contact.data")).text).toBe("the app");
});

test("who comes with a token or a session that is none passes by, and so does every other address", async () => {
  await read("/products");
  const own = { cookie: "i18nextLng=en; cafeto_session=abc.def" };
  expect((await read("/products", own)).text).toBe("the app");
  expect((await read("/products", { authorization: "Bearer x" })).text).toBe("the app");
  const others = [
    "/products?utm_source=x",
    "/products?page=1&page=2",
    "/auth?from=%2Forders",
    "/checkout",
    "/orders",
    "/products/none",
    "/api/session",
    `/products/${productId}/x`,
    "/api/products/by-ids",
  ];
  for (const path of others) expect((await read(path)).text, path).toBe("the app");
  expect((await fetch(`${url}/products`, { method: "POST" })).status).toBe(200);
  expect(passedBy).toHaveLength(others.length + 3);
});

test("the API's answers are kept in the same way, its refusals are the app's", async () => {
  const path = `/api/products/${productId}`;
  const price = async () => JSON.parse((await read(path)).text).priceCents;
  expect(await price()).toBe(1_500);
  await setPrice(market.doors, productId, 1_750);
  await told();
  expect(await price()).toBe(1_750);
  const { headers, text } = await read("/api/products?category=roasted-coffee&page=1");
  expect(JSON.parse(text).items.length).toBeGreaterThan(0);
  expect(headers.get("cache-control")).toBe("no-store");
  expect((await read("/api/products?page=x")).text).toBe("the app");
  expect((await read("/api/products/00000000-0000-4000-8000-000000000000")).text).toBe("the app");
});

/** Waits until what was committed before is heard, without moving the version: by a change that names no product. */
async function told() {
  const heard = Promise.withResolvers<void>();
  const mark = crypto.randomUUID();
  market.doors.freshness.onProductChange((ids) => ids.includes(mark) && heard.resolve());
  await market.doors.db.execute(`select pg_notify('cafeto_fresh', 'products:${mark}')`);
  await heard.promise;
}
