import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, requestPatience } from "#platform/db/database.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { send } from "../sweeps/support/call.ts";
import { openShop, type Shop } from "../sweeps/support/open-shop.ts";

let market: TestMarket;
let shop: Shop;

beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  shop = await openShop(market.infra);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

/** No server listens there. */
async function withoutDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const nowhere = openDatabase("postgres://nobody@127.0.0.1:9/none", { max: 2 });
  const lost = await openShop({ ...market.infra, db: nowhere.db });
  try {
    return await work(lost.url);
  } finally {
    await lost.close();
    await nowhere.close();
  }
}

test("while the database is away every call is a declared 503 that says when to come back", () =>
  withoutDatabase(async (url) => {
    const json = { "content-type": "application/json" };
    const cookie = "cafeto_session=x.y";
    for (const [path, init] of [
      ["/api/products", {}],
      ["/api/cart/price", { method: "POST", headers: json, body: '{"lines":[]}' }],
      ["/api/wishlist", { headers: { authorization: "Bearer cafeto_key" } }],
      [
        "/auth/v1/token",
        { method: "POST", headers: json, body: '{"grant_type":"refresh_token","refresh_token":"x"}' },
      ],
      ["/sitemap.xml", {}],
    ] as [string, RequestInit][]) {
      const answer = await send(`${url}${path}`, path === "/api/cart/price" ? init : { ...init, cookie });
      expect([path, answer.status, answer.headers.get("retry-after")]).toEqual([path, 503, "2"]);
      expect(answer.body).toMatchObject({
        defined: true,
        code: "SERVICE_UNAVAILABLE",
        data: { retryAfterSeconds: 2 },
      });
      expect(answer.text).not.toMatch(/127\.0\.0\.1|ECONN|select/);
    }
  }));

test("a visitor who opens a page then reads why, in their language", () =>
  withoutDatabase(async (url) => {
    const { status, headers, text } = await send(`${url}/sitemap.xml`, {
      headers: { accept: "text/html", "accept-language": "es" },
    });
    expect([status, headers.get("content-type")]).toEqual([503, "text/html; charset=UTF-8"]);
    expect(text).toContain("Cafeto tiene mucha demanda");
  }));

test("a locked table fails the calls that need it within seconds, and none after it", async () => {
  const few = openDatabase(market.databaseUrl, { max: 2, patience: { ...requestPatience, lock: 300 } });
  const crowded = await openShop({ ...market.infra, db: few.db });
  const blocker = new pg.Client({ connectionString: market.databaseUrl });
  await blocker.connect();
  try {
    await blocker.query("begin; lock table product_search");
    const answer = await send(`${crowded.url}/api/products?min=3`);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
    await blocker.query("rollback");
    expect((await send(`${crowded.url}/api/products?min=3`)).status).toBe(200);
    await few.db.execute(sql`select 1`);
  } finally {
    await blocker.end();
    await crowded.close();
    await few.close();
  }
});
