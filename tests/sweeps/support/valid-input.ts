import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { inquiries, inquiryMessages } from "#domains/support/server/tables.ts";
import { defaultShippingProfile, ratesOf } from "#domains/vendors/server/shipping-profile.ts";
import { vendorImages, waitingRates } from "#domains/vendors/server/tables.ts";
import { dayOf } from "#domains/vendors/shop-rules.ts";
import { addToWishlist } from "#domains/wishlist/server/add-to-wishlist.ts";
import type { Infra, Person } from "#platform/rpc/context.ts";
import { addPerson, addProduct, address, addVendor, contextFor } from "../../support/market-people.ts";
import { makeBuyer, makeChallenge, makeFactor, makeIdentity, makeSession } from "./make-account.ts";
import { approvalOf } from "./make-approval.ts";
import { makeConversation, makeOwnConversation, makeReply } from "./make-conversation.ts";
import { decisionInputs, decisionOf, publishedEditOf } from "./make-decision.ts";
import { enterpriseInputs } from "./make-enterprise.ts";
import { deliveryOf, endpointOf, integrationInputs, keyOf, uploadOf } from "./make-integration.ts";
import { mailInputs, makeMail } from "./make-mail.ts";
import { monthInputs } from "./make-month.ts";
import { notificationInputs, notificationOf } from "./make-notification.ts";
import { makeAddress, makeOrder, makeOrderMail, makePaidOrder, makeQuote } from "./make-order.ts";
import { disputeOf, failedRefundOf, outsideRefundOf, parcelOf, shippedParcelOf } from "./make-parcel.ts";
import { problemInputs, problemOf } from "./make-problem.ts";
import { promotionInputs, promotionOf } from "./make-promotion.ts";
import { makeReport, reportInputs } from "./make-report.ts";
import { makeReview, reviewInputs } from "./make-review.ts";
import { plannedChangeOf, settingInputs } from "./make-setting.ts";
import { stockInputs } from "./make-stock.ts";
import { clearTeam, invitationOf, memberOf } from "./make-team.ts";
import { userInputs } from "./make-user.ts";
import type { Procedure, Schema } from "./procedures.ts";

/** The world that inputs refer to: owner, vendor and market. */
export type World = { infra: Infra; vendorId: string; owner: Person };

export async function makeWorld(infra: Infra, owner: Person): Promise<World> {
  return { infra, vendorId: (await addVendor(infra)).vendor.id, owner };
}

/**
 * A value for each field by name. A new id field fails the sweep until it is added here, and listed as public or
 * private in `id-fields.ts`.
 */
const teach: Record<string, (world: World) => unknown> = {
  productId: async ({ infra, vendorId }) => (await addProduct(infra, vendorId)).id,
  tastingNotes: () => ["jasmine"],
  imageUrls: (world) => makeImages(world),
  delta: () => 1,
  contactEmail: () => "hello@people.example",
  submittedAt: () => submittedAt,
  vendorId: ({ vendorId }) => vendorId,
  vendor: ({ vendorId }) => vendorId,
  cartOwnerId: ({ owner }) => owner.userId,
  quoteId: (world) => makeQuote(world),
  orderId: (world) => makeOrder(world),
  buyerId: (world) => makeBuyer(world),
  entryId: (world) => makeWishlistEntry(world),
  conversationId: (world) => makeConversation(world),
  p_conversation_id: (world) => makeConversation(world),
  pictures: () => [],
  pictureIds: () => [],
  messageIds: () => [],
  replyId: (world) => makeReply(world),
  reviewId: (world) => makeReview(world),
  reportId: (world) => makeReport(world),
  parcelId: async (world) => (await parcelOf(world)).parcelId,
  lineId: async (world) => (await parcelOf(world)).lineId,
  refundId: (world) => failedRefundOf(world),
  decisionId: (world) => decisionOf(world),
  revisionId: (world) => publishedEditOf(world),
  facts: () => "Eleven buyers wrote that their parcels were never sent.",
  objection: () => "The carrier confirms that it collected all of them.",
  problemId: (world) => problemOf(world, { state: "reported" }),
  disputeId: disputeOf,
  outsideRefundId: (world) => outsideRefundOf(world),
  approvalId: (world) => approvalOf(world, "another"),
  inquiryId: (world) => makeInquiry(world, "open"),
  changeId: (world) => plannedChangeOf(world),
  subjectId: ({ vendorId }) => vendorId,
  promotionId: (world) => promotionOf(world),
  productIds: async ({ infra, vendorId }) => [(await addProduct(infra, vendorId)).id],
  vendorIds: ({ vendorId }) => [vendorId],
  categoryIds: () => ["roasted-coffee"],
  requestId: () => randomUUID(),
  notificationId: notificationOf,
  addressId: makeAddress,
  types: () => ["parcel.paid"],
  keyId: (world) => keyOf(world),
  endpointId: (world) => endpointOf(world),
  deliveryId: (world) => deliveryOf(world),
  uploadId: (world) => uploadOf(world, "checked"),
  invitationId: (world) => invitationOf(world),
  memberId: (world) => memberOf(world),
  ids: async ({ infra, vendorId }) => [(await addProduct(infra, vendorId)).id],
  jobIds: () => [randomUUID()],
  keptProductIds: async ({ infra, vendorId }) => [(await addProduct(infra, vendorId)).id],
  managerEmail: () => "ines@cafeto.example",
  ...{ phone: () => address.phone, phoneNumber: () => address.phone },
  website: () => "https://finca.example",
  country: () => address.country,
  state: () => address.state,
  postalCode: () => address.postalCode,
  ...{ search: () => "coffee", term: () => "coffee" },
  month: () => "2026-01",
  payoutId: () => randomUUID(),
  ...{ origin: () => "ET", originCountry: () => "ET" },
  addedAt: () => "2026-01-01T00:00:00.000Z",
  email: () => `${randomUUID()}@people.example`,
  // Of a visitor who reports something.
  name: () => "Ada Brown",
  password: () => "washed-geisha-2150",
  token: () => "000000",
  code: () => "000000",
  mailId: (world) => makeMail(world),
  userId: async ({ infra }) => (await addPerson(infra)).userId,
  user_id: async ({ infra }) => (await addPerson(infra)).userId,
  identity_id: (world) => makeIdentity(world),
  factor_id: (world) => makeFactor(world),
  challenge_id: (world) => makeChallenge(world),
  session_id: (world) => makeSession(world),
  sessionId: (world) => makeSession(world),
};

const today = ({ infra }: World) => dayOf(infra.clock.now());

/** Values of a field in one procedure only. */
const teachAt: Record<string, (world: World) => unknown> = {
  "listings.listMyProducts.state": () => "waiting",
  "disputes.listDisputes.state": () => "open",
  "support.listInquiries.state": () => "open",
  "orders.listOrdersAsAdmin.state": () => "processing",
  "orders.exportOrdersAsAdmin.state": () => "processing",
  "vendors.exportVendors.state": () => "waiting",
  "listings.exportAllProducts.state": () => "active",
  "bulkUpload.listAllBulkUploads.state": () => "checked",
  "notes.listNotes.subjectKind": () => "vendor",
  "notes.addNote.subjectKind": () => "vendor",
  "moderation.resendOrderMail.": (world) => makeOrderMail(world),
  "security.withdraw.approvalId": (world) => approvalOf(world, "own"),
  "support.reopenInquiry.inquiryId": (world) => makeInquiry(world, "closed"),
  ...notificationInputs,
  ...stockInputs,
  ...promotionInputs,
  ...enterpriseInputs,
  ...decisionInputs,
  ...reviewInputs,
  ...problemInputs,
  "messaging.listConversations.state": () => "active",
  "messaging.listBuyerParcels.conversationId": (world) => makeOwnConversation(world),
  ...reportInputs,
  "moderation.reportMessages.conversationId": (world) => makeConversation(world, { hasAnswer: true }),
  "vendors.listVendors.state": () => "waiting",
  "users.listPeople.state": () => "active",
  "users.exportPeople.state": () => "active",
  "security.listApprovals.state": () => "waiting",
  ...integrationInputs,
  "team.inviteMember.email": async (world) => {
    await clearTeam(world);
    return `${randomUUID()}@people.example`;
  },
  "orders.listParcels.after": () => "1767225600000000_00000000-0000-4000-8000-000000000000",
  "orders.deliverParcel.parcelId": (world) => shippedParcelOf(world),
  "orders.getReceipt.orderId": (world) => makePaidOrder(world),
  "orders.confirmReceipt.parcelId": (world) => shippedParcelOf(world),
  "listings.listDueChecks.after": () => "2026-01-01T00:00:00.000000Z_00000000-0000-4000-8000-000000000000",
  "listings.approveProduct.productId": (world) => makeWaitingProduct(world),
  "decisions.rejectProduct.productId": (world) => makeWaitingProduct(world),
  "listings.approveProducts.items": async (world) => [
    { productId: await makeWaitingProduct(world), submittedAt },
  ],
  "listings.undoApprovals.items": async (world) => [{ productId: await approvedBy(world), submittedAt }],
  "listings.approveWaitingProducts.vendorId": async ({ infra }) => {
    const { vendor } = await addVendor(infra);
    await makeWaitingProduct({ infra, vendorId: vendor.id });
    return vendor.id;
  },
  "vendors.approveVendor.vendorId": (world) => makeWaitingVendor(world),
  "decisions.rejectApplication.vendorId": (world) => makeWaitingVendor(world),
  "vendors.acceptWaitingRates.vendorId": (world) => makeWaitingRates(world),
  "vendors.declineWaitingRates.vendorId": (world) => makeWaitingRates(world),
  "vendors.updateShopLook.logoUrl": () => null,
  "vendors.updateShopLook.brandColor": () => null,
  ...settingInputs,
  ...userInputs,
  ...mailInputs,
  ...monthInputs,
  "vendors.setAway.from": today,
  "vendors.setAway.until": today,
};

const submittedAt = "2026-01-01T00:00:00.000Z";

/** A picture of the shop's own. */
async function makeImages({ infra, vendorId }: World): Promise<string[]> {
  const url = `/storage/v1/images/${randomUUID().replaceAll("-", "")}.webp`;
  await infra.db.insert(vendorImages).values({ vendorId, url, width: 1, height: 1, byteSize: 1 });
  return [url];
}

/** What someone wrote to support. */
async function makeInquiry({ infra }: World, state: "open" | "closed"): Promise<string> {
  const [row] = await infra.db
    .insert(inquiries)
    .values({
      ...{ requestId: randomUUID(), name: "Ada Brown", email: "ada@people.example", language: "en" },
      ...{ subject: "A late parcel", state, changedAt: infra.clock.now() },
    })
    .returning();
  await infra.db
    .insert(inquiryMessages)
    .values({ inquiryId: row!.id, author: "sender", text: "Where is it?" });
  return row!.id;
}

async function makeWaitingProduct({ infra, vendorId }: Pick<World, "infra" | "vendorId">): Promise<string> {
  const waiting = { isApproved: false, submittedAt: new Date(submittedAt) };
  return (await addProduct(infra, vendorId, waiting)).id;
}

/** A product that the caller has approved just now. */
async function approvedBy({ infra, vendorId, owner }: World): Promise<string> {
  const { id } = await addProduct(infra, vendorId, { submittedAt: new Date(submittedAt) });
  await infra.db
    .update(products)
    .set({ decidedBy: owner.userId, decidedAt: infra.clock.now() })
    .where(eq(products.id, id));
  return id;
}

async function makeWaitingVendor({ infra }: World): Promise<string> {
  return (await addVendor(infra, { isApproved: false, submittedAt: new Date(submittedAt) })).vendor.id;
}

async function makeWaitingRates({ infra }: World): Promise<string> {
  const vendorId = (await addVendor(infra)).vendor.id;
  const rates = { ...ratesOf(defaultShippingProfile), submittedAt: new Date(submittedAt) };
  await infra.db.insert(waitingRates).values({ vendorId, ...rates });
  return vendorId;
}

async function makeWishlistEntry({ infra, vendorId, owner }: World): Promise<string> {
  const { id: productId } = await addProduct(infra, vendorId);
  const { items } = await addToWishlist(contextFor(infra, owner), { productId });
  return items.find((item) => item.productId === productId)!.id;
}

/** Paths of a vendor's own data, with products of its own shop. */
export const isVendorsOwn = ({ path }: Pick<Procedure, "path">) => path.startsWith("/api/vendor/");

/** An input that the procedure should accept from the world's owner, generated from its schema. */
export async function validInput(procedure: Procedure, world: World): Promise<Record<string, unknown>> {
  const { vendor } = world.owner;
  const isOwn = vendor !== null && isVendorsOwn(procedure);
  if (isOwn) await makeRoom(world.infra, vendor.id);
  const theirs = isOwn ? { ...world, vendorId: vendor.id } : world;
  return (await valueFor(procedure.schema, "", theirs, procedure.name)) as Record<string, unknown>;
}

/** Deactivates a shop's products, so that hundreds of calls don't reach its plan's limit. */
async function makeRoom({ db }: Infra, vendorId: string): Promise<void> {
  const off = { isActive: false, isApproved: true, rejectedAt: null, rejectionReason: null };
  await db.update(products).set(off).where(eq(products.vendorId, vendorId));
}

async function valueFor(schema: Schema, field: string, world: World, where: string): Promise<unknown> {
  const lesson = teachAt[`${where}.${field}`] ?? teach[field];
  if (lesson) return lesson(world);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [option] = schema.anyOf ?? schema.oneOf ?? [];
  if (option) return valueFor(option, field, world, where);
  if (schema.type === "object") return objectFor(schema, world, where);
  if (schema.type === "array") {
    const count = Math.max(1, schema.minItems ?? 0);
    return Promise.all(Array.from({ length: count }, () => valueFor(schema.items!, field, world, where)));
  }
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 1;
  if (schema.type === "boolean") return true;
  if (schema.type === "string" && !schema.format && !schema.pattern)
    return "Harvest".padEnd(schema.minLength ?? 0, "s").slice(0, schema.maxLength ?? 200);
  throw new Error(`${where}: teach the sweep what a valid '${field}' is (${JSON.stringify(schema)})`);
}

async function objectFor(schema: Schema, world: World, where: string): Promise<object> {
  const entries: [string, unknown][] = [];
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (schema.required?.includes(name) || teach[name])
      entries.push([name, await valueFor(property, name, world, where)]);
  return Object.fromEntries(entries);
}
