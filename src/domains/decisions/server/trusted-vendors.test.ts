import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { approveProduct } from "#domains/listings/server/approve-product.ts";
import { getMyProduct } from "#domains/listings/server/get-my-product.ts";
import { getQueuedProduct } from "#domains/listings/server/get-queued-product.ts";
import { listDueChecks } from "#domains/listings/server/list-due-checks.ts";
import { passCheck } from "#domains/listings/server/pass-check.ts";
import { productRevisions, products } from "#domains/listings/server/tables.ts";
import { updateProduct } from "#domains/listings/server/update-product.ts";
import { withdrawRevision } from "#domains/listings/server/withdraw-revision.ts";
import { settingChanges } from "#domains/settings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { codeOf } from "../../../../tests/support/sell-and-pay-out.ts";
import { listOwnDecisions } from "./list-own-decisions.ts";
import { rejectProduct } from "./reject-product.ts";
import { rejectPublishedEdit } from "./reject-published-edit.ts";
import { restoreProduct } from "./restore-product.ts";
import { revokeTrust } from "./revoke-trust.ts";
import { suspendVendor } from "./suspend-vendor.ts";
import { takeDownProduct } from "./take-down-product.ts";
import { trustVendor } from "./trust-vendor.ts";
import { undoProductEdit } from "./undo-product-edit.ts";

let market: TestMarket;
let admin: Person;
beforeAll(async () => {
  market = await openTestMarket();
  admin = await addPerson(market.infra, { roles: ["admin"] });
});
afterAll(() => market.close());
beforeEach(() => lookAt(10_000));

const facts = "For two years every edit of this vendor has been accurate and complete.";
const why = { rule: "misleading" as const, facts: "The bag in the picture says washed, not natural." };
const asAdmin = () => contextFor(market.infra, admin);

/** How many published edits are looked at, in hundredths of a percent. */
async function lookAt(share: number): Promise<void> {
  market.clock.advance(1_000);
  await market.infra.db.insert(settingChanges).values({
    ...{ key: "vendors.checkedEditsBasisPoints", value: share, authorId: admin.userId },
    ...{ validFrom: market.clock.now(), reason: "For the test", createdAt: market.clock.now() },
  });
}

async function openShop({ isTrusted = true } = {}) {
  const seller = await addVendor(market.infra);
  const vendorId = seller.vendor.id;
  const { id: productId, name } = await addProduct(market.infra, vendorId);
  if (isTrusted) await trustVendor(asAdmin(), { vendorId, facts });
  return { seller, vendorId, productId, name, asSeller: contextFor(market.infra, seller) };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

async function edit({ asSeller, productId }: Shop, changed: { name?: string; region?: string }) {
  market.clock.advance(1_000);
  const own = await getMyProduct(asSeller, { productId });
  const kept = own.revision?.content ?? own;
  return updateProduct(asSeller, { ...own, ...kept, productId, ...changed } as Parameters<
    typeof updateProduct
  >[1]);
}
const nameOf = async (productId: string) =>
  (await market.infra.db.select().from(products).where(eq(products.id, productId)))[0]!.name;
const checksOf = async (productId: string) => (await getQueuedProduct(asAdmin(), { productId })).checks;
const dueOf = async ({ productId }: Shop) => (await checksOf(productId))[0]!.revisionId;
const kindsOf = async ({ asSeller }: Shop) =>
  (await listOwnDecisions(asSeller)).items.map(({ kind }) => kind).sort();
const isTrusted = async (vendorId: string) =>
  (await market.infra.db.select().from(vendors).where(eq(vendors.id, vendorId)))[0]!.trustedAt !== null;

test("an edit of a trusted vendor is on sale at once; its new products wait, and so do others' edits", async () => {
  const trusted = await openShop();
  const other = await openShop({ isTrusted: false });
  const own = await edit(trusted, { name: "Published at once" });
  expect(own).toMatchObject({ name: "Published at once", publishesAtOnce: true, revision: null });
  expect(await edit(other, { name: "Waits for approval" })).toMatchObject({
    ...{ name: other.name, publishesAtOnce: false },
    revision: { state: "waiting" },
  });
  const { id } = await addProduct(market.infra, trusted.vendorId, { isApproved: false });
  expect(await edit({ ...trusted, productId: id }, { region: "Huila" })).toMatchObject({ state: "waiting" });
});

test("the share of the settings is looked at, and the vendor doesn't learn which", async () => {
  const shop = await openShop();
  await lookAt(0);
  await edit(shop, { name: "Not to be looked at" });
  expect(await checksOf(shop.productId)).toEqual([]);
  await lookAt(10_000);
  const own = await edit(shop, { name: "To be looked at" });
  expect(JSON.stringify(own)).not.toContain("check");
  expect(await checksOf(shop.productId)).toMatchObject([
    { before: { name: "Not to be looked at" }, after: { name: "To be looked at" } },
  ]);
  const { items, total } = await listDueChecks(asAdmin(), {});
  expect(items.filter(({ productId }) => productId === shop.productId)).toMatchObject([
    { name: "To be looked at", companyName: shop.seller.vendor.companyName },
  ]);
  expect(total).toBe(items.length);
});

test("what is fine is noted once, and stays on sale", async () => {
  const shop = await openShop();
  await edit(shop, { name: "Fine as it is" });
  const revisionId = await dueOf(shop);
  await passCheck(asAdmin(), { revisionId });
  expect(await checksOf(shop.productId)).toEqual([]);
  expect(await nameOf(shop.productId)).toBe("Fine as it is");
  expect(await codeOf(passCheck(asAdmin(), { revisionId }))).toBe("CONFLICT");
  expect(await codeOf(rejectPublishedEdit(asAdmin(), { revisionId, ...why }))).toBe("CONFLICT");
  expect(await isTrusted(shop.vendorId)).toBe(true);
});

test("a dishonest trusted vendor loses the trust with a rejected edit, and all it published is looked at", async () => {
  const shop = await openShop();
  const other = await addProduct(market.infra, shop.vendorId);
  await lookAt(0);
  await edit({ ...shop, productId: other.id }, { name: "Slipped through" });
  await lookAt(10_000);
  await edit(shop, { name: "Best coffee in the world, certified" });
  const revisionId = await dueOf(shop);
  await rejectPublishedEdit(asAdmin(), { revisionId, ...why });
  expect(await nameOf(shop.productId)).toBe(shop.name);
  expect(await isTrusted(shop.vendorId)).toBe(false);
  expect(await checksOf(other.id)).toMatchObject([{ after: { name: "Slipped through" } }]);
  expect(await kindsOf(shop)).toEqual(["productEdited", "trustRevoked", "vendorTrusted"]);
  const mails = await market.infra.db.select().from(emails).where(eq(emails.recipient, shop.seller.email));
  expect(mails.filter(({ text }) => text.includes(why.facts))).toHaveLength(2);
  const logged = await market.infra.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, shop.productId));
  expect(logged.map(({ action }) => action)).toEqual(["product.edit", "product.fail-check"]);
  expect(await edit(shop, { name: "Once more" })).toMatchObject({ revision: { state: "waiting" } });
});

test("what the vendor has changed since is left, and the trust is lost all the same", async () => {
  const shop = await openShop();
  await edit(shop, { name: "Wrong" });
  await edit(shop, { name: "Right again" });
  const revisionId = await dueOf(shop);
  await rejectPublishedEdit(asAdmin(), { revisionId, ...why });
  expect(await nameOf(shop.productId)).toBe("Right again");
  expect(await kindsOf(shop)).toEqual(["trustRevoked", "vendorTrusted"]);
});

test("of two administrators at once one decides about a published edit", async () => {
  const shop = await openShop();
  await edit(shop, { name: "Two look at it" });
  const revisionId = await dueOf(shop);
  const both = await Promise.allSettled([
    passCheck(asAdmin(), { revisionId }),
    rejectPublishedEdit(asAdmin(), { revisionId, ...why }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await isTrusted(shop.vendorId)).toBe(both[0].status === "fulfilled");
});

test("an edit that was rejected can't be published by withdrawing it, nor once the vendor is trusted", async () => {
  const shop = await openShop({ isTrusted: false });
  const { productId } = shop;
  const { revision } = await edit(shop, { name: "Cures headaches" });
  const { submittedAt } = revision!;
  await rejectProduct(asAdmin(), {
    productId,
    submittedAt,
    rule: "listing",
    facts: "No promises about health.",
  });
  await withdrawRevision(shop.asSeller, { productId });
  await trustVendor(asAdmin(), { vendorId: shop.vendorId, facts });
  const again = await edit(shop, { name: "Cures headaches" });
  expect(again).toMatchObject({ name: shop.name, revision: { state: "waiting" } });
  const next = await edit(shop, { name: "Tastes of almonds" });
  await approveProduct(asAdmin(), { productId, submittedAt: next.revision!.submittedAt });
  expect(await edit(shop, { name: "Tastes of walnuts" })).toMatchObject({ name: "Tastes of walnuts" });
});

test("an administrator's correction stays until an administrator has decided, or it is undone", async () => {
  const shop = await openShop();
  await edit(shop, { name: "Wrong" });
  const revisionId = await dueOf(shop);
  await rejectPublishedEdit(asAdmin(), { revisionId, ...why });
  await trustVendor(asAdmin(), { vendorId: shop.vendorId, facts });
  expect(await edit(shop, { name: "Wrong" })).toMatchObject({ revision: { state: "waiting" } });
  await withdrawRevision(shop.asSeller, { productId: shop.productId });
  const correction = (await listOwnDecisions(shop.asSeller)).items.find(
    ({ kind }) => kind === "productEdited",
  )!;
  await undoProductEdit(asAdmin(), { decisionId: correction.id, facts });
  expect(await edit(shop, { name: "Right" })).toMatchObject({ name: "Right", publishesAtOnce: true });
});

test("edits of what is taken down, and of a suspended vendor, wait", async () => {
  const shop = await openShop();
  const { productId, vendorId } = shop;
  await edit(shop, { name: "Sampled and taken down" });
  await takeDownProduct(asAdmin(), { productId, ...why });
  expect(await edit(shop, { name: "Behind it" })).toMatchObject({ revision: { state: "waiting" } });
  await withdrawRevision(shop.asSeller, { productId });
  await restoreProduct(asAdmin(), { productId, facts });
  expect(await edit(shop, { name: "On sale again" })).toMatchObject({ name: "On sale again" });
  const openParcelsUntil = new Date(market.clock.now().getTime() + 86_400_000).toISOString();
  await suspendVendor(asAdmin(), { vendorId, ...why, openParcelsUntil });
  expect(await edit(shop, { name: "While suspended" })).toMatchObject({ revision: { state: "waiting" } });
});

test("trust is given once, ended once, and given back by ending the decision", async () => {
  const shop = await openShop();
  const { vendorId } = shop;
  expect(await codeOf(trustVendor(asAdmin(), { vendorId, facts }))).toBe("CONFLICT");
  await revokeTrust(asAdmin(), { vendorId, ...why });
  expect(await codeOf(revokeTrust(asAdmin(), { vendorId, ...why }))).toBe("CONFLICT");
  await trustVendor(asAdmin(), { vendorId, facts });
  const { items } = await listOwnDecisions(shop.asSeller);
  expect(items.filter(({ kind, endedAt }) => kind === "trustRevoked" && endedAt === null)).toEqual([]);
  const waiting = await addVendor(market.infra, { isApproved: false });
  expect(await codeOf(trustVendor(asAdmin(), { vendorId: waiting.vendor.id, facts }))).toBe("NOT_FOUND");
});

test("the database holds that what is checked has a moment", async () => {
  const shop = await openShop();
  await edit(shop, { name: "To be looked at" });
  const revisionId = await dueOf(shop);
  await expect(
    market.infra.db
      .update(productRevisions)
      .set({ checkState: "passed" })
      .where(eq(productRevisions.id, revisionId)),
  ).rejects.toThrow();
});
