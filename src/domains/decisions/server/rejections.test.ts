import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { newProductInput } from "#domains/listings/product-shapes.ts";
import { approveProduct } from "#domains/listings/server/approve-product.ts";
import { createProduct } from "#domains/listings/server/create-product.ts";
import { deleteProduct } from "#domains/listings/server/delete-product.ts";
import { getMyProduct } from "#domains/listings/server/get-my-product.ts";
import { setProductActive } from "#domains/listings/server/set-product-active.ts";
import { updateProduct } from "#domains/listings/server/update-product.ts";
import { withdrawRevision } from "#domains/listings/server/withdraw-revision.ts";
import { apply } from "#domains/vendors/server/apply.ts";
import { getApplication } from "#domains/vendors/server/get-application.ts";
import { resubmitApplication } from "#domains/vendors/server/resubmit-application.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { applicationInput } from "#domains/vendors/shapes.ts";
import { emails } from "#platform/email/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { freely } from "../../../../tests/support/sell.ts";
import { decideObjection } from "./decide-objection.ts";
import { eraseShopDecisions } from "./erase-shop-decisions.ts";
import { exportRejections } from "./export-rejections.ts";
import { exportShopDecisions } from "./export-shop-decisions.ts";
import { findApplicationDecision } from "./find-application-decision.ts";
import { listDecisions } from "./list-decisions.ts";
import { listOwnDecisions } from "./list-own-decisions.ts";
import { objectAsApplicant } from "./object-as-applicant.ts";
import { objectToDecision } from "./object-to-decision.ts";
import { rejectApplication } from "./reject-application.ts";
import { rejectProduct } from "./reject-product.ts";
import { suspendVendor } from "./suspend-vendor.ts";

let market: TestMarket;
let admins: [SignedInCtx, SignedInCtx];
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  const admin = async () => contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  admins = [await admin(), await admin()];
});
afterAll(() => market.close());

const facts = "The certificate names another farm than the application.";
const objection = "The certificate is the cooperative's, of which we are a member.";
const reason = "You are right: the cooperative lists this farm as a member.";
const application = applicationInput.parse({
  ...{ companyName: "Finca La Aurora", description: "A family farm at 1,700 metres, washed lots only." },
  ...{ country: "CO", phoneNumber: "+57 (300) 123-4567", businessType: "coffee_farm" },
  ...{ legalName: "Ada Quispe", registeredAddress: "Vereda La Aurora, 413001 Pitalito, Colombia" },
  ...{
    website: "finca-aurora.example",
    registrationNumber: null,
    contactEmail: "hola@finca-aurora.example",
    certifiesCompliance: true,
  },
  ...{ certifications: ["organic"], agreesToTerms: true },
});
const coffee = newProductInput.parse({
  ...{ name: "Nyeri Peaberry", description: "Blackcurrant and cane sugar, dried on raised beds." },
  ...{ category: "roasted-coffee", priceCents: 1_850, weightGrams: 250, stockQuantity: 12 },
  ...{ originCountry: "KE", roastLevel: "light" },
});
const { stockQuantity: _, ...asEdit } = coffee;
const codeOf = (work: Promise<unknown>) => work.then(() => "fine").catch((error) => error.code);
const mailsTo = async (email: string) =>
  (await market.infra.db.select().from(emails).where(eq(emails.recipient, email))).map(({ text }) => text);
const kindsOf = async (vendorId: string) =>
  (await listDecisions(admins[0], { vendorId, onlyObjections: false, page: 1 })).items.map(
    ({ kind, rule, endedAt }) => [kind, rule, endedAt !== null],
  );

async function rejectedApplicant() {
  const person = await addPerson(market.infra);
  const ctx = freely(contextFor(market.infra, person));
  const seen = await apply(ctx, application);
  const { vendorId, submittedAt } = seen;
  const { id } = await rejectApplication(admins[0], { vendorId, submittedAt, rule: "identity", facts });
  return { person, ctx, vendorId, submittedAt, decisionId: id };
}

test("a rejected applicant reads rule and facts and objects once; another decides, and granted, it waits where it was", async () => {
  const { person, ctx, vendorId, submittedAt, decisionId } = await rejectedApplicant();
  const text = (await mailsTo(person.email)).join("\n");
  for (const part of [
    facts,
    "We couldn’t confirm the identity of the business",
    "not automatically",
    "If you disagree",
  ])
    expect(text).toContain(part);
  expect(text).toContain("/vendor/pending");
  expect(await getApplication(ctx)).toMatchObject({ state: "rejected", rejectionReason: facts });
  const { decision } = await findApplicationDecision(ctx);
  expect(decision).toMatchObject({ id: decisionId, rule: "identity", canObject: true, isAutomatic: false });

  const stranger = contextFor(market.infra, await addVendor(market.infra));
  expect(await codeOf(objectAsApplicant(stranger, { decisionId, objection }))).toBe("NOT_FOUND");
  expect((await findApplicationDecision(stranger)).decision).toBeNull();
  await objectAsApplicant(ctx, { decisionId, objection });
  expect(await codeOf(objectAsApplicant(ctx, { decisionId, objection }))).toBe("CONFLICT");
  const granted = { decisionId, outcome: "reversed", reason } as const;
  expect(await codeOf(decideObjection(admins[0], granted))).toBe("SAME_PERSON");
  market.clock.advance(1_000);
  await decideObjection(admins[1], granted);

  expect(await getApplication(ctx)).toMatchObject({ state: "waiting", submittedAt, rejectionReason: null });
  expect((await findApplicationDecision(ctx)).decision).toBeNull();
  expect(await kindsOf(vendorId)).toEqual([
    ["applicationReopened", "identity", false],
    ["applicationRejected", "identity", true],
  ]);
  const logged = await market.infra.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, "vendor"), eq(auditEntries.subjectId, vendorId)));
  expect(logged.map(({ action }) => action)).toEqual(["vendor.reject", "vendor.reopen"]);
  const again = { vendorId, submittedAt, rule: "other", facts } as const;
  expect(await codeOf(rejectApplication(admins[1], again))).toBe("fine");
});

test("handed in again, a rejection no longer holds, and what was said against it changes nothing", async () => {
  const { ctx, vendorId, decisionId } = await rejectedApplicant();
  await objectAsApplicant(ctx, { decisionId, objection });
  market.clock.advance(1_000);
  const again = await resubmitApplication(ctx, application);
  expect((await findApplicationDecision(ctx)).decision).toBeNull();
  await decideObjection(admins[1], { decisionId, outcome: "reversed", reason });
  expect(await getApplication(ctx)).toMatchObject({ state: "waiting", submittedAt: again.submittedAt });
  expect(await kindsOf(vendorId)).toEqual([["applicationRejected", "identity", true]]);
  const late = await rejectedApplicant();
  market.clock.advance(1_000);
  await resubmitApplication(late.ctx, application);
  expect(await codeOf(objectAsApplicant(late.ctx, { decisionId: late.decisionId, objection }))).toBe(
    "CONFLICT",
  );
});

test("rejections and objections are in a person's copy of their data, and go with their account", async () => {
  const { ctx, vendorId, decisionId } = await rejectedApplicant();
  const other = await rejectedApplicant();
  await objectAsApplicant(ctx, { decisionId, objection });
  expect((await exportRejections(ctx)).items).toMatchObject([{ id: decisionId, facts, objection }]);
  await eraseShopDecisions(ctx);
  expect(await kindsOf(vendorId)).toEqual([]);
  expect(await kindsOf(other.vendorId)).toHaveLength(1);
});

test("a suspension and its objection are in a vendor's copy of their data, and go with their account", async () => {
  const ctx = contextFor(market.infra, await addVendor(market.infra));
  const vendorId = ctx.caller.vendor!.id;
  const openParcelsUntil = new Date(market.clock.now().getTime() + 7 * 86_400_000).toISOString();
  const { id } = await suspendVendor(admins[0], { vendorId, rule: "dispatch", facts, openParcelsUntil });
  await objectToDecision(ctx, { decisionId: id, objection });
  expect((await exportShopDecisions(ctx)).items).toMatchObject([{ kind: "shopSuspended", facts, objection }]);
  expect((await exportRejections(ctx)).items).toEqual([]);
  await eraseShopDecisions(ctx);
  expect(await kindsOf(vendorId)).toEqual([]);
});

async function shop() {
  const seller = await addVendor(market.infra);
  const ctx = contextFor(market.infra, seller);
  const product = await createProduct(ctx, coffee);
  return { seller, ctx, productId: product.id, submittedAt: product.submittedAt, vendorId: seller.vendor.id };
}
const reject = async (productId: string, submittedAt: string) =>
  (await rejectProduct(admins[0], { productId, submittedAt, rule: "listing", facts })).id;
const held = async (ctx: Parameters<typeof listOwnDecisions>[0]) =>
  (await listOwnDecisions(ctx)).items.filter(({ canObject }) => canObject).map(({ id }) => id);

test("a rejected product waits again where it was, once its vendor's objection is granted; upheld, it stays rejected", async () => {
  const { seller, ctx, productId, submittedAt } = await shop();
  const decisionId = await reject(productId, submittedAt);
  expect((await mailsTo(seller.email)).join("\n")).toContain("It breaks the product listing rules");
  await objectToDecision(ctx, { decisionId, objection });
  await decideObjection(admins[1], { decisionId, outcome: "reversed", reason });
  expect(await getMyProduct(ctx, { productId })).toMatchObject({ state: "waiting", submittedAt });
  const second = await reject(productId, submittedAt);
  await objectToDecision(ctx, { decisionId: second, objection });
  await decideObjection(admins[1], { decisionId: second, outcome: "upheld", reason });
  expect(await getMyProduct(ctx, { productId })).toMatchObject({ state: "rejected" });
  market.clock.advance(1_000);
  const { submittedAt: third } = await updateProduct(ctx, { ...asEdit, productId, name: "Nyeri, new bag" });
  await approveProduct(admins[1], { productId, submittedAt: third });
  expect(await held(ctx)).toEqual([]);
});

test("a rejected edit waits again; edited anew, withdrawn or deleted, its rejection no longer holds", async () => {
  const { ctx, productId, submittedAt } = await shop();
  await approveProduct(admins[0], { productId, submittedAt });
  const edit = async (name: string) => {
    market.clock.advance(1_000);
    const { revision } = await updateProduct(ctx, { ...asEdit, productId, name });
    return revision!.submittedAt;
  };
  const handedIn = await edit("The best coffee");
  const decisionId = await reject(productId, handedIn);
  expect(await held(ctx)).toEqual([decisionId]);
  await objectToDecision(ctx, { decisionId, objection });
  await decideObjection(admins[1], { decisionId, outcome: "reversed", reason });
  expect((await getMyProduct(ctx, { productId })).revision).toMatchObject({
    ...{ state: "waiting", submittedAt: handedIn, rejectionReason: null },
  });
  await reject(productId, handedIn);
  const next = await reject(productId, await edit("A good coffee"));
  expect(await held(ctx)).toEqual([next]);
  await withdrawRevision(ctx, { productId });
  expect(await held(ctx)).toEqual([]);
  const last = await reject(productId, await edit("Another coffee"));
  expect(await held(ctx)).toEqual([last]);
  await deleteProduct(ctx, { productId });
  expect(await held(ctx)).toEqual([]);
});

test("a product that an objection puts back into a full plan comes back inactive, until there is a place for it", async () => {
  const { seller, ctx, productId, submittedAt, vendorId } = await shop();
  await market.infra.db.update(vendors).set({ planType: "freemium" }).where(eq(vendors.id, vendorId));
  const decisionId = await reject(productId, submittedAt);
  await objectToDecision(ctx, { decisionId, objection });
  const others = [];
  for (let place = 0; place < 3; place++) others.push(await createProduct(ctx, coffee));
  const granted = { decisionId, outcome: "reversed", reason } as const;
  await decideObjection(admins[1], granted);
  expect(await getMyProduct(ctx, { productId })).toMatchObject({ state: "waiting", isActive: false });
  expect((await mailsTo(seller.email)).join("\n")).toContain("Your plan is full");
  // Neither before nor after its approval does it take a fourth place.
  const activate = () => codeOf(setProductActive(ctx, { productId, isActive: true }));
  expect(await activate()).toBe("PLAN_LIMIT_REACHED");
  await approveProduct(admins[0], { productId, submittedAt });
  expect(await activate()).toBe("PLAN_LIMIT_REACHED");
  await deleteProduct(ctx, { productId: others[0]!.id });
  expect(await activate()).toBe("fine");
});
