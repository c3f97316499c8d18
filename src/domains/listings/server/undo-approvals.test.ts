import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { rejectProduct } from "#domains/decisions/server/reject-product.ts";
import { stock, stockMovements } from "#domains/inventory/server/tables.ts";
import { newProductInput } from "#domains/listings/product-shapes.ts";
import { emails } from "#platform/email/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { approveProducts } from "./approve-products.ts";
import { approveWaitingProducts } from "./approve-waiting-products.ts";
import { createProduct } from "./create-product.ts";
import { getMyProduct } from "./get-my-product.ts";
import { undoApprovals } from "./undo-approvals.ts";
import { updateProduct } from "./update-product.ts";

let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
});
afterAll(() => market.close());

const coffee = newProductInput.parse({
  ...{ name: "Nyeri Peaberry", category: "roasted-coffee", priceCents: 1_850, weightGrams: 250 },
  ...{ description: "Blackcurrant and cane sugar, washed and dried on raised beds.", stockQuantity: 12 },
  ...{ originCountry: "KE", roastLevel: "light" },
});
const { stockQuantity: _, ...asEdit } = coffee;

async function openShop() {
  const owner = await addVendor(market.infra);
  const ctx = contextFor(market.infra, owner);
  const handIn = async (name: string) => {
    const { id: productId, submittedAt } = await createProduct(ctx, { ...coffee, name });
    return { productId, submittedAt };
  };
  const stateOf = async (productId: string) => {
    const { state, name, revision } = await getMyProduct(ctx, { productId });
    return { state, name, revision: revision?.state ?? null };
  };
  return { owner, ctx, handIn, stateOf };
}

const subjectsTo = async (email: string) =>
  (await market.infra.db.select().from(emails).where(eq(emails.recipient, email))).map(
    ({ subject }) => subject,
  );

test("selected products and edits are approved together; what changed since is left and named", async () => {
  const { owner, ctx, handIn, stateOf } = await openShop();
  const first = await handIn("Lot 1");
  await approveProducts(admin, { items: [first] });
  market.clock.advance(1_000);
  const { revision } = await updateProduct(ctx, {
    ...asEdit,
    productId: first.productId,
    name: "Lot 1, new",
  });
  const edit = { productId: first.productId, submittedAt: revision!.submittedAt };
  const [second, third] = [await handIn("Lot 2"), await handIn("Lot 3")];
  await rejectProduct(admin, { ...third, rule: "listing", facts: "The picture shows another bag." });
  const stale = { ...(await handIn("Lot 4")), submittedAt: "2020-01-01T00:00:00.000Z" };
  const { changed } = await approveProducts(admin, { items: [edit, second, third, stale] });
  expect(changed.sort()).toEqual([third.productId, stale.productId].sort());
  expect(await stateOf(edit.productId)).toEqual({ state: "active", name: "Lot 1, new", revision: null });
  expect(await stateOf(second.productId)).toMatchObject({ state: "active" });
  expect(await stateOf(third.productId)).toMatchObject({ state: "rejected" });
  expect(await stateOf(stale.productId)).toMatchObject({ state: "waiting" });
  expect(await subjectsTo(owner.email)).toContain("2 of your products are on sale");
});

test("an approval is taken back: a new product waits again, and of an edit what it replaced is on sale", async () => {
  const { owner, ctx, handIn, stateOf } = await openShop();
  const old = await handIn("Lot 1");
  await approveProducts(admin, { items: [old] });
  market.clock.advance(1_000);
  const { revision } = await updateProduct(ctx, { ...asEdit, productId: old.productId, name: "Lot 1, new" });
  const edit = { productId: old.productId, submittedAt: revision!.submittedAt };
  const fresh = await handIn("Lot 2");
  const run = { until: market.clock.now().toISOString(), vendorId: owner.vendor.id };
  const { approved, left } = await approveWaitingProducts(admin, run);
  expect([approved.length, left]).toEqual([2, 0]);
  market.clock.advance(60_000);
  expect(await undoApprovals(admin, { items: approved })).toEqual({ kept: [] });
  expect(await stateOf(edit.productId)).toEqual({ state: "active", name: "Lot 1", revision: "waiting" });
  expect(await stateOf(fresh.productId)).toEqual({ state: "waiting", name: "Lot 2", revision: null });
  expect(await subjectsTo(owner.email)).toContain("2 of your products are waiting for approval again");
  expect(
    await market.infra.db.$count(
      auditEntries,
      and(eq(auditEntries.action, "product.undo-approval"), eq(auditEntries.ownerId, owner.userId)),
    ),
  ).toBe(2);
  // It can be approved anew, and taken back only once.
  expect(await undoApprovals(admin, { items: approved })).toEqual({
    kept: approved.map(({ productId }) => ({ productId, because: "changed" })),
  });
  expect(await approveProducts(admin, { items: approved })).toEqual({ changed: [] });
});

test("what was ordered meanwhile, is being paid, was edited, approved by another or long ago stays", async () => {
  const { ctx, handIn, stateOf } = await openShop();
  const { db } = market.infra;
  const names = ["Sold", "Held", "Edited", "Late"];
  const lots = [];
  for (const name of names) lots.push(await handIn(name));
  const [sold, held, edited, late] = lots as [Lot, Lot, Lot, Lot];
  await approveProducts(admin, { items: lots });
  await db.insert(stockMovements).values({
    ...{ productId: sold.productId, delta: -1, reason: "sale" as const },
    createdAt: new Date(market.clock.now().getTime() + 1),
  });
  await db.update(stock).set({ heldQuantity: 1 }).where(eq(stock.productId, held.productId));
  market.clock.advance(1_000);
  await updateProduct(ctx, { ...asEdit, productId: edited.productId, name: "Edited again" });
  const items = [sold, held, edited];
  const other = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  expect(await undoApprovals(other, { items: [late] })).toEqual({
    kept: [{ productId: late.productId, because: "late" }],
  });
  expect(await undoApprovals(admin, { items })).toEqual({
    kept: [
      { productId: sold.productId, because: "ordered" },
      { productId: held.productId, because: "ordered" },
      { productId: edited.productId, because: "changed" },
    ],
  });
  market.clock.advance(10 * 60_000);
  expect(await undoApprovals(admin, { items: [late] })).toMatchObject({ kept: [{ because: "late" }] });
  for (const { productId } of lots) expect(await stateOf(productId)).toMatchObject({ state: "active" });
});
type Lot = { productId: string; submittedAt: string };

test("5,000 waiting products and edits are approved within 30 seconds, and taken back", async () => {
  const { handIn } = await openShop();
  const { productId } = await handIn("Lot 0");
  for (let first = 1; first < 5_000; first += 500)
    await market.infra.db.execute(sql`
      insert into products (vendor_id, name, description, category, price_usd, weight_grams, submitted_at)
      select vendor_id, 'Lot ' || n, description, category, price_usd, weight_grams, submitted_at + n * interval '1 millisecond'
      from products, generate_series(${first}::int, ${Math.min(first + 499, 4_999)}::int) n where id = ${productId}::uuid`);
  const until = new Date(market.clock.now().getTime() + 60_000).toISOString();
  const begun = performance.now();
  const all: Lot[] = [];
  for (let left = 1; left > 0; ) {
    const batch = await approveWaitingProducts(admin, { until });
    all.push(...batch.approved);
    left = batch.left;
  }
  const approving = performance.now() - begun;
  expect(all.length).toBeGreaterThanOrEqual(5_000);
  expect(approving).toBeLessThan(30_000);
  let kept = 0;
  for (let at = 0; at < all.length; at += 500)
    kept += (await undoApprovals(admin, { items: all.slice(at, at + 500) })).kept.length;
  console.info(`approving ${all.length}: ${Math.round(approving)} ms, ${kept} kept of the undoing`);
  expect(kept).toBe(0);
}, 120_000);
