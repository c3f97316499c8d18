import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { ApiScope } from "#kernel/api-scopes.ts";
import { emails } from "#platform/email/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { readEverything, rowsWith } from "../../../../tests/support/read-everything.ts";
import { codeOf, send } from "../../../../tests/sweeps/support/call.ts";
import { openShop, type Shop } from "../../../../tests/sweeps/support/open-shop.ts";
import { createApiKey } from "./create-api-key.ts";
import { listApiKeys } from "./list-api-keys.ts";
import { revokeApiKey } from "./revoke-api-key.ts";
import { revokeApiKeyAsAdmin } from "./revoke-api-key-as-admin.ts";

let market: TestMarket;
let shop: Shop;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  shop = await openShop(market.infra);
});
beforeEach(async () => {
  await market.infra.db.delete(rateLimits);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

const minute = 60_000;
const newShop = async () =>
  contextFor(market.infra, await addVendor(market.infra, { planType: "enterprise" }));
const newKey = (ctx: SignedInCtx, scopes: ApiScope[] = ["products:read"], expiresInDays?: number) =>
  createApiKey(ctx, { name: "Warehouse", scopes, expiresInDays });
const ask = (path: string, key: string, init: RequestInit = {}) =>
  send(`${shop.url}${path}`, { ...init, headers: { authorization: `Bearer ${key}`, ...init.headers } });
const products = "/api/vendor/products";

async function expectRefused(what: string, key: string): Promise<void> {
  const answer = await ask(products, key);
  expect([what, answer.status, codeOf(answer)]).toEqual([what, 401, "INVALID_API_KEY"]);
}

test("a key opens its vendor's own products, once shown; the database knows its hash alone", async () => {
  const ctx = await newShop();
  const product = await addProduct(market.infra, ctx.caller.vendor!.id);
  const { key, apiKey } = await newKey(ctx);
  expect(key).toMatch(/^cafeto_[\w-]{43}$/);
  expect(key.startsWith(apiKey.start)).toBe(true);
  const answer = await ask(products, key);
  expect(answer.status, answer.text).toBe(200);
  expect((answer.body as { items: { id: string }[] }).items.map(({ id }) => id)).toEqual([product.id]);
  const everything = await readEverything(market.infra);
  expect(rowsWith(everything, [key, key.slice(7)])).toEqual([]);
  expect(rowsWith(everything, [apiKey.start]).length).toBeGreaterThan(0);
  expect(JSON.stringify(await listApiKeys(ctx))).not.toContain(key);
});

test("a key that was revoked, has expired or never was is worth nothing, from the next request on", async () => {
  const ctx = await newShop();
  const { key, apiKey } = await newKey(ctx);
  expect((await ask(products, key)).status).toBe(200);
  await revokeApiKey(ctx, { keyId: apiKey.id });
  await expectRefused("revoked", key);
  const brief = await newKey(ctx, ["products:read"], 1);
  expect((await ask(products, brief.key)).status).toBe(200);
  market.clock.advance(24 * 60 * minute);
  await expectRefused("expired", brief.key);
  await expectRefused("never made", `cafeto_${"x".repeat(43)}`);
  await expectRefused("cut", (await newKey(ctx)).key.slice(0, -1));
});

test("a key is worth nothing while its shop is not an approved enterprise vendor's", async () => {
  const ctx = await newShop();
  const { key } = await newKey(ctx);
  const set = (change: Partial<typeof vendors.$inferInsert>) =>
    market.infra.db.update(vendors).set(change).where(eq(vendors.id, ctx.caller.vendor!.id));
  await set({ planType: "premium" });
  await expectRefused("downgraded", key);
  await set({ planType: "enterprise", isApproved: false });
  await expectRefused("not approved", key);
  await set({ isApproved: true });
  expect((await ask(products, key)).status).toBe(200);
});

test("a key opens what its scopes say and nothing else, and other vendors' things are not found", async () => {
  const ctx = await newShop();
  const { key } = await newKey(ctx, ["products:read"]);
  const own = await addProduct(market.infra, ctx.caller.vendor!.id);
  const other = await addProduct(market.infra, (await newShop()).caller.vendor!.id);
  expect((await ask(`${products}/${own.id}`, key)).status).toBe(200);
  expect(codeOf(await ask(`${products}/${other.id}`, key))).toBe("NOT_FOUND");
  const write = { method: "POST", headers: { "content-type": "application/json" } };
  const stock = await ask(`${products}/${own.id}/stock`, key, {
    ...write,
    body: JSON.stringify({ delta: 1, reason: "received" }),
  });
  expect([stock.status, codeOf(stock)]).toEqual([403, "FORBIDDEN"]);
  for (const path of ["/api/vendor/api-keys", "/api/orders", "/api/vendor/webhooks", "/auth/v1/user"]) {
    const answer = await ask(path, key);
    expect([path, answer.status, codeOf(answer)]).toEqual([path, 403, "FORBIDDEN"]);
  }
  // On public procedures a key has no owner.
  const shown = (await ask(`/api/products/${own.id}`, key)).body as { vendor: { isOwn: boolean } };
  expect(shown.vendor.isOwn).toBe(false);
  expect((await ask("/api/session", key)).body).toBeNull();
  const events = await ask("/realtime/v1/events", key);
  expect(events.status).toBe(401);
});

test("each key has its own rate limit", async () => {
  const ctx = await newShop();
  const [busy, calm] = [await newKey(ctx), await newKey(ctx)];
  await ask(products, busy.key);
  await market.infra.db
    .update(rateLimits)
    .set({ points: 600 })
    .where(eq(rateLimits.key, `api_key:${busy.apiKey.id}`));
  const refused = await ask(products, busy.key);
  expect([refused.status, codeOf(refused)]).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(products, calm.key)).status).toBe(200);
});

test("when it was used last is known to the minute, and written once in it", async () => {
  const ctx = await newShop();
  const { key } = await newKey(ctx);
  const lastUsed = async () => (await listApiKeys(ctx)).items[0]!.lastUsedAt;
  expect(await lastUsed()).toBeNull();
  await ask(products, key);
  const first = await lastUsed();
  expect(first).toBe(market.clock.now().toISOString());
  market.clock.advance(minute / 2);
  await ask(products, key);
  expect(await lastUsed()).toBe(first);
  market.clock.advance(minute);
  await ask(products, key);
  expect(await lastUsed()).toBe(market.clock.now().toISOString());
});

test("twenty keys may be active, even if two are created at once; another vendor's can't be revoked", async () => {
  const ctx = await newShop();
  for (let n = 0; n < 19; n++) await newKey(ctx);
  const both = await Promise.allSettled([newKey(ctx), newKey(ctx)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(newKey(ctx)).rejects.toMatchObject({ code: "TOO_MANY_API_KEYS" });
  const keyId = (await listApiKeys(ctx)).items[0]!.id;
  await expect(revokeApiKey(await newShop(), { keyId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await revokeApiKey(ctx, { keyId });
  await newKey(ctx);
});

test("an administrator revokes any shop's key, once; the shop's owner reads why, and the shop sees it", async () => {
  const ctx = await newShop();
  const { key, apiKey } = await newKey(ctx);
  const other = await newKey(ctx);
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const revoke = () =>
    revokeApiKeyAsAdmin(admin, { keyId: apiKey.id, reason: "It stood in a public repository" });
  expect((await ask(products, key)).status).toBe(200);
  const both = await Promise.allSettled([revoke(), revoke()]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(revoke()).rejects.toMatchObject({ code: "CONFLICT" });
  await expectRefused("revoked", key);
  expect((await ask(products, other.key)).status).toBe(200);
  const { items } = await listApiKeys(ctx);
  expect(items.find(({ id }) => id === apiKey.id)!.revokedAt).not.toBeNull();
  const { db } = market.infra;
  const mails = await db.select().from(emails).where(eq(emails.recipient, ctx.caller.email));
  expect(mails).toMatchObject([
    { subject: "Your API key Warehouse was revoked", text: expect.stringContaining("public repository") },
  ]);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, "vendor.revoke-key"));
  expect(entries).toMatchObject([{ subjectId: ctx.caller.vendor!.id, ownerId: ctx.caller.userId }]);
});
