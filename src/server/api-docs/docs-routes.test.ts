import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../tests/support/open-test-market.ts";
import { openSession } from "../../../tests/sweeps/support/open-session.ts";
import { openShop, type Shop } from "../../../tests/sweeps/support/open-shop.ts";
import { openApiDocument } from "./openapi-document.ts";
import { operationsOf } from "./overview-page.ts";

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

async function read(at: string, cookie = ""): Promise<string> {
  const response = await shop.askInProcess(`${shop.url}${at}`, { headers: { cookie } });
  expect([at, response.status]).toEqual([at, 200]);
  return response.text();
}

test("the overview leads to every operation, and every operation has its page", async () => {
  const placed = operationsOf(await openApiDocument(market.infra.config.publicUrl));
  const overview = await read("/api/docs");
  const linked = [...overview.matchAll(/href="\/api\/docs\/([\w.]+)"/g)].map(([, id]) => id);
  expect(linked.sort()).toEqual(placed.map(({ operation }) => operation.operationId).sort());
  for (const { method, path: address, operation } of placed) {
    const page = await read(`/api/docs/${operation.operationId}`);
    expect(page).toContain(`<span class="method">${method}</span> <code>${address}</code>`);
    expect(page).not.toMatch(/undefined|\[object Object\]|NaN/);
  }
});

test("a key is asked for where a scope opens the operation, and nowhere else", async () => {
  expect(await read("/api/docs/listings.adjustStock")).toContain('name="key"');
  expect(await read("/api/docs/search.listProducts")).not.toContain('name="key"');
});

test("a visitor can sign in and come back; who is signed in is named, and nothing is kept in a cache", async () => {
  const at = "/api/docs/search.listProducts";
  expect(await read(at)).toContain(`href="/auth?from=${encodeURIComponent(at)}"`);
  const { userId, email } = await addPerson(market.infra);
  const cookie = await openSession(market.infra, userId);
  const page = await shop.askInProcess(`${shop.url}${at}`, { headers: { cookie } });
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(await page.text()).toContain(`Signed in as ${email}`);
});

test("an operation that doesn't exist is a 404 with a way back", async () => {
  const response = await shop.askInProcess(`${shop.url}/api/docs/search.nothing`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('href="/api/docs">All operations');
});

test("its colors are the site's", () => {
  const root = path.resolve(import.meta.dirname, "../../..");
  const colorsIn = (file: string, prefix: string) =>
    new Map(
      [...fs.readFileSync(path.join(root, file), "utf8").matchAll(/--([\w-]+): (light-dark\([^)]*\))/g)].map(
        ([, name, value]) => [name!.replace(prefix, ""), value],
      ),
    );
  const site = colorsIn("src/ui/tokens.css", "color-");
  const own = colorsIn("public/api-docs/reference.css", "");
  expect(own.size).toBeGreaterThan(10);
  for (const [name, value] of own) expect([name, value]).toEqual([name, site.get(name)]);
});
