import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { type Answer, send } from "./support/call.ts";
import { openSession } from "./support/open-session.ts";
import { openShop, type Shop } from "./support/open-shop.ts";

let market: TestMarket;
let shop: Shop;
let cookie: string;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  shop = await openShop(market.infra);
  cookie = await openSession(market.infra, (await addPerson(market.infra)).userId);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

type Request = [path: string, status: number, init?: RequestInit];
const json = { "content-type": "application/json" };

/** Every kind of response that a browser can get. */
const answers: Record<string, Request> = {
  "a page": ["/products", 200],
  "a page that failed": ["/broken", 500],
  "an answer of the API": ["/api/categories", 200],
  "a refusal of the API": ["/api/wishlist", 401],
  "a wrong input": ["/api/products?page=x", 400],
  "no such procedure": ["/api/nothing", 404],
  "the API's document": ["/api/openapi.json", 200],
  "the API's docs": ["/api/docs", 200],
  "the keys of tokens": ["/auth/v1/.well-known/jwks.json", 200],
  "a wrong sign-in": ["/auth/v1/token", 400, { method: "POST", body: "{}", headers: json }],
  "a link of a mail": ["/auth/v1/verify?type=signup&token=none", 303],
  "no such call of auth": ["/auth/v1/nothing", 404],
  "a file": ["/favicon.svg", 200],
  "an asset": ["/assets/app.js", 200],
  "no such asset": ["/assets/gone.js", 404],
  "no such picture": ["/storage/v1/images/0.webp", 404],
  "live events for a visitor": ["/realtime/v1/events", 401],
  health: ["/healthz", 200],
  readiness: ["/readyz", 200],
  "kept mails": ["/dev/mail", 200],
  "an unsigned event": ["/webhooks/cards", 400, { method: "POST", body: "{}" }],
  "a body too large": ["/api/cart/price", 413, { method: "POST", body: "x".repeat(600_000), headers: json }],
  "a foreign origin": [
    "/api/cart/price",
    403,
    { method: "POST", body: "{}", headers: { ...json, origin: "https://evil.example" } },
  ],
};

const policyOf = (answer: Answer) =>
  Object.fromEntries(
    (answer.headers.get("content-security-policy") ?? "")
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .map(([name, ...values]) => [name, values]),
  ) as Record<string, string[]>;

test.each(Object.entries(answers))("%s carries every security header", async (_, [path, status, init]) => {
  const answer = await send(`${shop.url}${path}`, init);
  expect(answer.status, answer.text).toBe(status);
  const { headers } = answer;
  expect(Number(/max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1])).toBeGreaterThan(
    31_535_999,
  );
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("x-request-id")).toMatch(/^[\w-]{8,64}$/);
  expect(headers.get("x-powered-by")).toBeNull();
  const policy = policyOf(answer);
  expect(policy["frame-ancestors"]).toEqual(["'none'"]);
  expect(policy["object-src"]).toEqual(["'none'"]);
  expect(policy["base-uri"]).toEqual(["'none'"]);
  expect(policy["script-src"]!.some((source) => /unsafe-inline|unsafe-eval|^\*$|^https?:/.test(source))).toBe(
    false,
  );
  expect(answer.text).not.toMatch(/node_modules|\.ts:\d+/);
});

test("a page's nonce is its header's, and no two are alike", async () => {
  const nonces = new Set<string>();
  for (let i = 0; i < 5; i++) {
    const page = await send(`${shop.url}/products`);
    const nonce = /nonce="([^"]+)"/.exec(page.text)![1]!;
    expect(policyOf(page)["script-src"]).toContain(`'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(5);
});

test.each(["/api/session", "/api/wishlist", "/api/orders", "/api/checkout/address", "/auth/v1/user"])(
  "%s is never cached",
  async (path) => {
    const answer = await send(`${shop.url}${path}`, { cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toMatch(/no-store/);
  },
);

test("immutable responses may be cached forever, the others may not", async () => {
  const asset = await send(`${shop.url}/assets/app.js`);
  expect(asset.headers.get("cache-control")).toMatch(/immutable/);
  const file = await send(`${shop.url}/favicon.svg`);
  expect(file.headers.get("cache-control")).not.toMatch(/immutable/);
});

test("a request's own id is used if it looks valid", async () => {
  const ask = (id: string) => send(`${shop.url}/healthz`, { headers: { "x-request-id": id } });
  expect((await ask("abcdef-12345678")).headers.get("x-request-id")).toBe("abcdef-12345678");
  expect((await ask("<script>alert(1)</script>")).headers.get("x-request-id")).not.toMatch(/script/);
});

test("an export is a file for a client that asks for one, and JSON for our own pages", async () => {
  const owner = {
    cookie: await openSession(market.infra, (await addPerson(market.infra, { roles: ["admin"] })).userId, {
      aal: "aal2",
    }),
  };
  const path = `${shop.url}/api/admin/newsletter/csv`;
  const file = await send(path, { headers: { ...owner, accept: "text/csv" } });
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="newsletter-.+\.csv"$/);
  expect(file.text).toContain("email,language,confirmed_at,unsubscribe_url");
  const json = await send(path, { headers: owner });
  expect(json.headers.get("content-type")).toMatch(/^application\/json/);
  // A refusal stays one that programs can read.
  const refused = await send(path, { headers: { accept: "text/csv" } });
  expect([refused.status, refused.body]).toMatchObject([401, { code: "UNAUTHORIZED" }]);
});
