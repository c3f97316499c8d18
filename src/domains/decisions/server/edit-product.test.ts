import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { users } from "#domains/auth/server/tables.ts";
import { approveProduct } from "#domains/listings/server/approve-product.ts";
import { getMyProduct } from "#domains/listings/server/get-my-product.ts";
import { getQueuedProduct } from "#domains/listings/server/get-queued-product.ts";
import { products } from "#domains/listings/server/tables.ts";
import { undoApprovals } from "#domains/listings/server/undo-approvals.ts";
import { updateProduct } from "#domains/listings/server/update-product.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { codeOf } from "../../../../tests/support/sell-and-pay-out.ts";
import { decideObjection } from "./decide-objection.ts";
import { editProduct } from "./edit-product.ts";
import { listDecisions } from "./list-decisions.ts";
import { listOwnDecisions } from "./list-own-decisions.ts";
import { objectToDecision } from "./object-to-decision.ts";
import { undoProductEdit } from "./undo-product-edit.ts";

let market: TestMarket;
let admins: [Person, Person];
beforeAll(async () => {
  market = await openTestMarket();
  admins = [
    await addPerson(market.infra, { roles: ["admin"] }),
    await addPerson(market.infra, { roles: ["admin"] }),
  ];
});
afterAll(() => market.close());

const facts = "The bag in the picture says washed, while the name says natural.";
const asAdmin = (which: 0 | 1 = 0) => contextFor(market.infra, admins[which]);
type Edit = Partial<Omit<Parameters<typeof editProduct>[1], "productId">>;

async function openShop() {
  const seller = await addVendor(market.infra);
  await market.infra.db.update(users).set({ language: "es" }).where(eq(users.id, seller.userId));
  const { id: productId } = await addProduct(market.infra, seller.vendor.id);
  return { seller, productId, asSeller: contextFor(market.infra, seller) };
}

/** What an administrator sends who has looked at the product just now. */
async function correctionOf(productId: string, changed: Edit = {}) {
  market.clock.advance(1_000);
  const seen = await getQueuedProduct(asAdmin(), { productId });
  const { name, description, language, category, originCountry, region, altitudeMeters } = seen;
  return {
    ...{ productId, name, description, language, category, originCountry, region, altitudeMeters },
    ...{ variety: seen.variety, process: seen.process, roastLevel: seen.roastLevel },
    ...{ tastingNotes: seen.tastingNotes, imageUrls: seen.imageUrls, seenAt: seen.updatedAt },
    ...{ rule: "misleading" as const, facts, ...changed },
  } as Parameters<typeof editProduct>[1];
}
const edit = async (productId: string, changed: Edit) =>
  editProduct(asAdmin(), await correctionOf(productId, changed));
const read = async (productId: string) =>
  (await market.infra.db.select().from(products).where(eq(products.id, productId)))[0]!;
const readOwn = ({ asSeller, productId }: Awaited<ReturnType<typeof openShop>>) =>
  getMyProduct(asSeller, { productId });

/** The vendor's edit of what its product says now. */
async function revise(
  shop: Awaited<ReturnType<typeof openShop>>,
  changed: { name?: string; region?: string },
) {
  market.clock.advance(1_000);
  const own = await readOwn(shop);
  return updateProduct(shop.asSeller, { ...own, productId: own.id, ...changed } as Parameters<
    typeof updateProduct
  >[1]);
}

test("a correction is on sale at once, and its vendor reads why and both versions in its language", async () => {
  const shop = await openShop();
  const before = await read(shop.productId);
  const decision = await edit(shop.productId, { name: "Huila, washed", process: "washed" });
  expect(await read(shop.productId)).toMatchObject({
    ...{ name: "Huila, washed", process: "washed", description: before.description },
    ...{ priceCents: before.priceCents, weightGrams: before.weightGrams, isApproved: true },
  });
  expect(decision.edit).toMatchObject({ before: { name: before.name }, after: { name: "Huila, washed" } });
  expect((await listOwnDecisions(shop.asSeller)).items).toMatchObject([
    {
      kind: "productEdited",
      facts,
      rule: "misleading",
      canObject: true,
      edit: { after: { process: "washed" } },
    },
  ]);
  const { db } = market.infra;
  const [mail] = await db.select().from(emails).where(eq(emails.recipient, shop.seller.email));
  expect(mail).toMatchObject({ subject: `Corregimos ${before.name}`, language: "es" });
  expect(mail!.text).toContain(facts);
  const notices = await db.select().from(notifications).where(eq(notifications.userId, shop.seller.userId));
  expect(notices.map(({ kind }) => kind)).toContain("productEdited");
  const logged = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, shop.productId));
  expect(logged.map(({ action, actorId, ownerId }) => ({ action, actorId, ownerId }))).toEqual([
    { action: "product.edit", actorId: admins[0].userId, ownerId: shop.seller.userId },
  ]);
  expect(JSON.stringify(logged)).not.toContain("washed");
});

test("a correction of what changed meanwhile, or while an edit of its vendor waits, is refused", async () => {
  const shop = await openShop();
  const { productId } = shop;
  const seen = await correctionOf(productId, { name: "First of two" });
  await edit(productId, { region: "Huila" });
  expect(await codeOf(editProduct(asAdmin(1), seen))).toBe("CONFLICT");
  await revise(shop, { name: "What its vendor wants" });
  expect(await codeOf(edit(productId, { name: "What we want" }))).toBe("CONFLICT");
  expect((await read(productId)).region).toBe("Huila");
});

test("of two corrections at once one is made", async () => {
  const { productId } = await openShop();
  const seen = await correctionOf(productId);
  const both = await Promise.allSettled([
    editProduct(asAdmin(0), { ...seen, name: "Corrected by the first" }),
    editProduct(asAdmin(1), { ...seen, name: "Corrected by the second" }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("pictures can't be added, nothing can't be changed, and fields must fit", async () => {
  const { productId } = await openShop();
  const image = "/storage/v1/images/00000000-0000-4000-8000-000000000000.webp";
  expect(await codeOf(edit(productId, { imageUrls: [image] }))).toBe("BAD_REQUEST");
  expect(await codeOf(edit(productId, {}))).toBe("BAD_REQUEST");
  expect(await codeOf(edit(productId, { category: "roasted-coffee", roastLevel: "none" }))).toBe(
    "BAD_REQUEST",
  );
});

test("a product that waits, and a deleted one, can't be corrected", async () => {
  const { seller } = await openShop();
  const waiting = await addProduct(market.infra, seller.vendor.id, { isApproved: false });
  expect(await codeOf(edit(waiting.id, { name: "Another name" }))).toBe("CONFLICT");
  const gone = await addProduct(market.infra, seller.vendor.id);
  const seen = await correctionOf(gone.id, { name: "Another name" });
  await market.infra.db
    .update(products)
    .set({ deletedAt: market.clock.now(), isActive: false })
    .where(eq(products.id, gone.id));
  expect(await codeOf(editProduct(asAdmin(), seen))).toBe("NOT_FOUND");
});

test("undone, all that no one has changed since goes back to its earlier version, once", async () => {
  const shop = await openShop();
  const { productId } = shop;
  const before = await read(productId);
  const { id: decisionId } = await edit(productId, { name: "Corrected", region: "Corrected region" });
  const later = await revise(shop, { region: "The vendor's region" });
  await approveProduct(asAdmin(), { productId, submittedAt: later.revision!.submittedAt });
  await undoProductEdit(asAdmin(), { decisionId, facts });
  expect(await read(productId)).toMatchObject({ name: before.name, region: "The vendor's region" });
  expect(await codeOf(undoProductEdit(asAdmin(), { decisionId, facts }))).toBe("CONFLICT");
  const { items } = await listDecisions(asAdmin(), { productId, onlyObjections: false, page: 1 });
  expect(items.map(({ kind, endedAt }) => [kind, endedAt !== null])).toEqual([
    ["productEditUndone", false],
    ["productEdited", true],
  ]);
});

test("of two corrections each is undone by itself", async () => {
  const { productId } = await openShop();
  const before = await read(productId);
  const first = await edit(productId, { region: "First" });
  await edit(productId, { name: "Second" });
  await undoProductEdit(asAdmin(), { decisionId: first.id, facts });
  expect(await read(productId)).toMatchObject({ name: "Second", region: before.region });
  const { items } = await listDecisions(asAdmin(), { productId, onlyObjections: false, page: 1 });
  expect(items.filter(({ kind, endedAt }) => kind === "productEdited" && !endedAt)).toHaveLength(1);
});

test("an objection that is granted undoes the correction", async () => {
  const shop = await openShop();
  const before = await read(shop.productId);
  const { id: decisionId } = await edit(shop.productId, { name: "Corrected wrongly" });
  await objectToDecision(shop.asSeller, { decisionId, objection: "The bag in the picture is an older one." });
  const answer = { decisionId, outcome: "reversed" as const, reason: "The vendor is right about the bag." };
  expect(await codeOf(decideObjection(asAdmin(0), answer))).toBe("SAME_PERSON");
  await decideObjection(asAdmin(1), answer);
  expect((await read(shop.productId)).name).toBe(before.name);
});

test("what its vendor makes of a corrected product waits for approval", async () => {
  const shop = await openShop();
  const before = await read(shop.productId);
  await edit(shop.productId, { name: "Corrected" });
  const own = await revise(shop, { name: before.name });
  expect(own).toMatchObject({
    name: "Corrected",
    revision: { state: "waiting", content: { name: before.name } },
  });
});

test("an approval can't be taken back once the product was corrected", async () => {
  const { seller } = await openShop();
  const { id: productId } = await addProduct(market.infra, seller.vendor.id, { isApproved: false });
  const { submittedAt } = await getQueuedProduct(asAdmin(), { productId });
  await approveProduct(asAdmin(), { productId, submittedAt });
  await edit(productId, { name: "Corrected" });
  expect(await undoApprovals(asAdmin(), { items: [{ productId, submittedAt }] })).toEqual({
    kept: [{ productId, because: "changed" }],
  });
});
