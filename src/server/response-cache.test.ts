import { hash, randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { getProduct } from "#domains/catalogue/server/get-product.ts";
import { moveStock } from "#domains/inventory/server/move-stock.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { adjustStock } from "#domains/listings/server/adjust-stock.ts";
import { products } from "#domains/listings/server/tables.ts";
import { unscopedPauseShop } from "#domains/vendors/server/pause-shop.ts";
import { addPerson, addProduct, addVendor, contextFor, setPrice } from "../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../tests/support/open-test-market.ts";
import { seen, site } from "../../tests/support/price-site.ts";
import { silentLiveEvents } from "../../tests/support/silent-live-events.ts";
import { waitForChanges } from "../../tests/support/wait-for-changes.ts";
import { openSession } from "../../tests/sweeps/support/open-session.ts";
import { makeApp } from "./app.ts";
import { closeServer, listen, openHttpServer } from "./listen.ts";

type Shop = Awaited<ReturnType<typeof addVendor>>;
let market: TestMarket;
let shop: Shop;
let server: Server;
let url: string;
let productId: string;

beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false, caches: true });
  await vi.waitUntil(() => market.infra.invalidation.version());
  shop = await addVendor(market.infra);
  const app = makeApp({
    infra: market.infra,
    live: silentLiveEvents(),
    site,
    clientFolder: "/nowhere",
    isDevServer: false,
    readiness: async () => "ready",
    isEnding: new AbortController().signal,
  });
  const http = openHttpServer();
  server = http.server;
  http.serve(getRequestListener(app.fetch));
  url = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1", "PORT")}`;
});
afterAll(async () => {
  if (server) await closeServer(server, { withinMilliseconds: 1_000 });
  await market?.close();
});
beforeEach(async () => {
  productId = (await addProduct(market.infra, shop.vendor.id)).id;
  await told();
  seen.drawn = 0;
  seen.passedBy = [];
  seen.isFailing = false;
});

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}${path}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const shown = async (id: string) =>
  /<p>\S+ (\d+) (\d+)<\/p>/.exec((await read(`/products/${id}`)).text)?.slice(1);

test("a page is drawn once, and answered with what every answer carries", async () => {
  const [first, second] = [await read(`/products/${productId}`), await read(`/products/${productId}`)];
  expect(seen.drawn).toBe(1);
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
  expect(seen.drawn).toBe(1);
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
  const { infra } = market;
  const seller = contextFor(infra, shop);
  const list = async () => (await read("/products")).text;
  for (let round = 0; round < 12; round++) {
    const before = await getProduct(seller, { productId });
    const expected = [before.priceCents, before.stockQuantity];
    expect(await shown(productId)).toEqual(expected.map(String));
    expect(await list()).toContain(`${productId} ${expected.join(" ")}`);
    const changes = [
      () => setPrice(infra, productId, 1_000 + round),
      () => moveStock(infra, { productId, delta: 1 + round, reason: "received" }),
      () => adjustStock(seller, { productId, delta: -1, reason: "damaged" }),
      () =>
        infra.db
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
  await market.infra.db.update(products).set({ isActive: false }).where(eq(products.id, productId));
  await told();
  expect((await read(`/products/${productId}`)).status).toBe(404);
  await market.infra.db.update(products).set({ isActive: true }).where(eq(products.id, productId));
  await unscopedPauseShop(market.infra, shop.vendor.id, true);
  await told();
  expect((await read(`/products/${productId}`)).status).toBe(404);
  await unscopedPauseShop(market.infra, shop.vendor.id, false);
  await told();
  expect((await read(`/products/${productId}`)).status).toBe(200);
});

test("a checkout drops only what shows its products", async () => {
  const { id: other } = await addProduct(market.infra, shop.vendor.id);
  await told();
  for (const id of [productId, other]) await read(`/products/${id}`);
  seen.drawn = 0;
  await moveStock(market.infra, { productId, delta: 1, reason: "received" });
  await told();
  await read(`/products/${other}`);
  expect(seen.drawn).toBe(0);
  expect(await shown(productId)).toEqual(["1500", "11"]);
  expect(seen.drawn).toBe(1);
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
  const { userId } = await addPerson(market.infra, { name: "Ana </script><b>Sol" });
  const cookie = await openSession(market.infra, userId);
  const visitors = (await read("/products")).text;
  expect(seen.drawn).toBe(1);
  const hers = await read("/products", { cookie });
  expect(seen.drawn).toBe(1);
  expect(hers.headers.get("cache-control")).toBe("private, no-store");
  expect(hers.headers.get("etag")).toBeNull();
  const [, json = ""] = /id="person">(.*?)<\/script>/.exec(hers.text) ?? [];
  expect(JSON.parse(json).session).toMatchObject({ userId, fullName: "Ana </script><b>Sol" });
  expect((await read("/products")).text).toBe(visitors);
  // Who comes first may be a person, too.
  await read(`/products/${productId}`, { cookie });
  expect((await read(`/products/${productId}`)).text).toContain('id="person"></script>');
  expect(seen.drawn).toBe(2);
  // Data and the API are asked for by the page itself, as the person.
  await read("/products.data", { cookie });
  expect(seen.passedBy).toEqual(["/products.data"]);
});

test("a page's own scripts run by their hashes, with a 304 too; another one's does not", async () => {
  const first = await read("/help");
  const again = await read("/help", { "if-none-match": first.headers.get("etag")! });
  for (const { headers } of [first, again]) {
    const policy = headers.get("content-security-policy");
    for (const text of ["start()", "begin(1 < 2)"])
      expect(policy).toContain(`'sha256-${hash("sha256", text, "base64")}'`);
    expect(policy).not.toContain(hash("sha256", "injected()", "base64"));
    expect(policy).not.toContain("strict-dynamic");
  }
});

test("a request for the headers alone gets them, and no page without a body is cached", async () => {
  const head = async () => (await fetch(`${url}/help?lang=pt`, { method: "HEAD" })).headers;
  await head();
  expect(seen.passedBy).toEqual(["/help?lang=pt"]);
  const { headers } = await read("/help?lang=pt");
  expect((await head()).get("etag")).toBe(headers.get("etag"));
  expect(seen.passedBy).toHaveLength(1);
});

test("parameters count in any order; another browser's form of a page says so in `vary`", async () => {
  const orders = ["/products?category=equipment&page=2", "/products?page=2&category=equipment"];
  for (const path of [...orders, ...orders]) {
    const { headers } = await read(path);
    expect(headers.get("vary")).toBe("accept-encoding, accept-language, cookie");
  }
  expect(seen.drawn).toBe(2);
  expect(seen.passedBy).toEqual([]);
});

test("what fails or could not read all is sent and not cached", async () => {
  seen.isFailing = true;
  const path = `/products/${productId}`;
  expect((await read(path)).status).toBe(500);
  seen.isFailing = false;
  expect((await read(path)).status).toBe(200);
  await read(path);
  expect(seen.drawn).toBe(2);
});

test("a page that is nobody's once one is signed in is cached for visitors alone", async () => {
  await read("/contact");
  await read("/contact");
  expect(seen.drawn).toBe(1);
  const { userId } = await addPerson(market.infra, {});
  const cookie = await openSession(market.infra, userId);
  await read("/contact", { cookie });
  expect(seen.passedBy).toEqual(["/contact"]);
});

test("a token, a session that is none, and every other address pass by", async () => {
  await read("/products");
  await read("/products", { cookie: "i18nextLng=en; cafeto_session=abc.def" });
  await read("/products", { authorization: "Bearer x" });
  const others = [
    "/products?utm_source=x",
    "/products?page=1&page=2",
    `/products?category=${"x".repeat(600)}`,
    "/orders",
    `/products/${productId}/x`,
  ];
  for (const path of others) await read(path);
  expect(seen.passedBy).toEqual(["/products", "/products", ...others]);
  expect(seen.drawn).toBe(1);
});

test("the API's responses are cached in the same way, its refusals are not", async () => {
  const path = `/api/products/${productId}`;
  const price = async () => JSON.parse((await read(path)).text).priceCents;
  expect(await price()).toBe(1_500);
  await setPrice(market.infra, productId, 1_750);
  await told();
  expect(await price()).toBe(1_750);
  const { headers, text } = await read("/api/products?category=roasted-coffee&page=1");
  expect(JSON.parse(text).items.length).toBeGreaterThan(0);
  expect(headers.get("cache-control")).toBe("no-store");
  expect((await read("/api/products?page=x")).status).toBe(400);
  expect((await read("/api/products?other=1")).status).toBe(400);
  expect((await read(`/api/products/${randomUUID()}`)).status).toBe(404);
});

const told = () => waitForChanges(market.infra);
