import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { authAccounts, factorChallenges, factors, sessions } from "#domains/auth/server/tables.ts";
import { products } from "#domains/catalogue/server/tables.ts";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { vendorImages } from "#domains/vendors/server/tables.ts";
import { dayOf } from "#domains/vendors/shop-rules.ts";
import { addToWishlist } from "#domains/wishlist/server/add-to-wishlist.ts";
import type { Doors, Person } from "#platform/rpc/context.ts";
import { addPerson, addProduct, address, addVendor, contextFor } from "../../support/market-people.ts";
import {
  clearIntegrations,
  deliveryOf,
  endpointOf,
  endUploads,
  keyOf,
  uploadOf,
} from "./make-integration.ts";
import { failedRefundOf, parcelOf, shippedParcelOf } from "./make-parcel.ts";
import type { Procedure, Schema } from "./procedures.ts";

/** The world that inputs name: whose belongings, of which market. */
export type World = { doors: Doors; vendorId: string; owner: Person };

export async function makeWorld(doors: Doors, owner: Person): Promise<World> {
  return { doors, vendorId: (await addVendor(doors)).vendor.id, owner };
}

/**
 * What each field is called by, wherever it stands. A new field of an id's shape fails the sweep until it is taught
 * here, and named public or private in `id-fields.ts`.
 */
const teach: Record<string, (world: World) => unknown> = {
  productId: async ({ doors, vendorId }) => (await addProduct(doors, vendorId)).id,
  originCountry: () => "ET",
  tastingNotes: () => ["jasmine"],
  imageUrls: (world) => makeImages(world),
  delta: () => 1,
  submittedAt: () => submittedAt,
  vendorId: ({ vendorId }) => vendorId,
  vendor: ({ vendorId }) => vendorId,
  cartOwnerId: ({ owner }) => owner.userId,
  quoteId: (world) => makeQuote(world),
  orderId: (world) => makeOrder(world),
  entryId: (world) => makeWishlistEntry(world),
  parcelId: async (world) => (await parcelOf(world)).parcelId,
  lineId: async (world) => (await parcelOf(world)).lineId,
  refundId: (world) => failedRefundOf(world),
  requestId: () => randomUUID(),
  types: () => ["parcel.paid"],
  keyId: (world) => keyOf(world),
  endpointId: (world) => endpointOf(world),
  deliveryId: (world) => deliveryOf(world),
  uploadId: (world) => uploadOf(world, "checked"),
  ids: async ({ doors, vendorId }) => [(await addProduct(doors, vendorId)).id],
  keptProductIds: async ({ doors, vendorId }) => [(await addProduct(doors, vendorId)).id],
  managerEmail: () => "ines@cafeto.example",
  phone: () => address.phone,
  phoneNumber: () => address.phone,
  website: () => "https://finca.example",
  country: () => address.country,
  state: () => address.state,
  postalCode: () => address.postalCode,
  search: () => "coffee",
  term: () => "coffee",
  month: () => "2026-01",
  payoutId: () => randomUUID(),
  origin: () => "ET",
  addedAt: () => "2026-01-01T00:00:00.000Z",
  email: () => `${randomUUID()}@people.example`,
  password: () => "washed-geisha-2150",
  token: () => "000000",
  code: () => "000000",
  user_id: async ({ doors }) => (await addPerson(doors)).userId,
  identity_id: (world) => makeIdentity(world),
  factor_id: (world) => makeFactor(world),
  challenge_id: (world) => makeChallenge(world),
  session_id: (world) => makeSession(world),
};

/** What a field means in one procedure alone. */
const teachAt: Record<string, (world: World) => unknown> = {
  "catalogue.listMyProducts.state": () => "waiting",
  "vendors.listVendors.state": () => "waiting",
  "catalogue.undoBulkUpload.uploadId": (world) => uploadOf(world, "applied"),
  "catalogue.startBulkUpload.csv": async (world) => {
    await endUploads(world);
    return "sku,stock\nA-1,5";
  },
  "integrations.createApiKey.name": async (world) => {
    await clearIntegrations(world);
    return "Depot";
  },
  "integrations.createEndpoint.url": async (world) => {
    await clearIntegrations(world);
    return "https://shop.example/hook";
  },
  "orders.deliverParcel.parcelId": (world) => shippedParcelOf(world),
  "catalogue.approveProduct.productId": (world) => makeWaitingProduct(world),
  "catalogue.rejectProduct.productId": (world) => makeWaitingProduct(world),
  "vendors.approveVendor.vendorId": (world) => makeWaitingVendor(world),
  "vendors.rejectVendor.vendorId": (world) => makeWaitingVendor(world),
  "vendors.updateShopLook.logoUrl": () => null,
  "vendors.updateShopLook.brandColor": () => null,
  "vendors.setAway.from": ({ doors }) => dayOf(doors.clock.now()),
  "vendors.setAway.until": ({ doors }) => dayOf(doors.clock.now()),
};

const submittedAt = "2026-01-01T00:00:00.000Z";

/** A picture of the shop's own. */
async function makeImages({ doors, vendorId }: World): Promise<string[]> {
  const url = `/storage/v1/images/${randomUUID().replaceAll("-", "")}.webp`;
  await doors.db.insert(vendorImages).values({ vendorId, url, width: 1, height: 1, byteSize: 1 });
  return [url];
}

async function makeWaitingProduct({ doors, vendorId }: World): Promise<string> {
  const waiting = { isApproved: false, submittedAt: new Date(submittedAt) };
  return (await addProduct(doors, vendorId, waiting)).id;
}

async function makeWaitingVendor({ doors }: World): Promise<string> {
  return (await addVendor(doors, { isApproved: false, submittedAt: new Date(submittedAt) })).vendor.id;
}

/** What a procedure answers to a right input for want of something that the sweep can't have: a code, an outside provider. `orFine`: some of those it names have it. */
export const expectedAnswers: Record<string, { status: number; code?: string; orFine?: true }> = {
  // Some of whom it names have applied, and the others do so here.
  "vendors.apply": { status: 409, code: "CONFLICT", orFine: true },
  "vendors.getApplication": { status: 404, code: "NOT_FOUND", orFine: true },
  "vendors.resubmitApplication": { status: 409, code: "CONFLICT", orFine: true },
  // The sweep's vendors subscribe to nothing, so there is nothing to change.
  "plans.startSubscription": { status: 409, code: "PLAN_NOT_CHANGEABLE", orFine: true },
  "plans.openPortal": { status: 409, code: "PLAN_NOT_CHANGEABLE", orFine: true },
  "plans.previewUpgrade": { status: 409, code: "PLAN_NOT_CHANGEABLE" },
  "plans.upgradePlan": { status: 409, code: "PLAN_NOT_CHANGEABLE" },
  "plans.scheduleDowngrade": { status: 409, code: "PLAN_NOT_CHANGEABLE" },
  "plans.undoScheduledChange": { status: 409, code: "PLAN_NOT_CHANGEABLE" },
  // Nor have they anything to be paid out, or a second factor.
  "payouts.requestPayout": { status: 409, code: "PAYOUT_ACCOUNT_NOT_READY" },
  "payouts.startOnboarding": { status: 403, code: "SECOND_FACTOR_REQUIRED" },
  "payouts.openPayoutDashboard": { status: 403, code: "SECOND_FACTOR_REQUIRED" },
  "payouts.recordManualPayout": { status: 422, code: "PAYOUT_ABOVE_BALANCE" },
  "auth.getToken": { status: 401, code: "INVALID_CREDENTIALS" },
  "auth.verifyOtp": { status: 422, code: "INVALID_CODE" },
  "auth.followLink": { status: 303 },
  "auth.updateUser": { status: 422, code: "EMAIL_FIXED" },
  "auth.linkIdentity": { status: 422, code: "PROVIDER_NOT_ENABLED" },
  "auth.getNonce": { status: 422, code: "PROVIDER_NOT_ENABLED" },
  "auth.startSso": { status: 422, code: "PROVIDER_NOT_ENABLED" },
  "auth.verifyFactor": { status: 422, code: "INVALID_CODE" },
  "auth.renewRecoveryCodes": { status: 409, code: "CONFLICT" },
  "auth.redeemRecoveryCode": { status: 422, code: "INVALID_CODE" },
  // What is typed is no address of the caller's, so nobody is erased.
  "privacy.eraseAccount": { status: 400, code: "BAD_REQUEST" },
};

async function makeIdentity({ doors, owner }: World): Promise<string> {
  const rows = ["credential", "elsewhere"].map((providerId) => ({
    userId: owner.userId,
    providerId,
    accountId: randomUUID(),
  }));
  const [first] = await doors.db.insert(authAccounts).values(rows).returning();
  return first!.id;
}

/** Of whoever owes a second factor, the one that counts; of others one half enrolled, so that they stay signed in. */
async function makeFactor({ doors, owner }: World): Promise<string> {
  const [known] = await doors.db
    .select()
    .from(factors)
    .where(and(eq(factors.userId, owner.userId), eq(factors.status, "verified")));
  if (known) return known.id;
  const factor = { friendlyName: randomUUID(), factorType: "phone", phone: "+12025550198" } as const;
  const [row] = await doors.db
    .insert(factors)
    .values({ userId: owner.userId, ...factor })
    .returning();
  return row!.id;
}

async function makeChallenge(world: World): Promise<string> {
  const expiresAt = new Date(world.doors.clock.now().getTime() + 60_000);
  const [row] = await world.doors.db
    .insert(factorChallenges)
    .values({ factorId: await makeFactor(world), expiresAt, codeHash: "of another code" })
    .returning();
  return row!.id;
}

async function makeSession({ doors, owner }: World): Promise<string> {
  const expiresAt = new Date(doors.clock.now().getTime() + 60_000);
  const [row] = await doors.db
    .insert(sessions)
    .values({ userId: owner.userId, token: randomUUID(), expiresAt })
    .returning();
  return row!.id;
}

async function makeQuote({ doors, vendorId, owner }: World): Promise<string> {
  const product = await addProduct(doors, vendorId);
  const quote = await createQuote(contextFor(doors, owner), {
    lines: [{ productId: product.id, quantity: 1 }],
    address,
  });
  return quote.id;
}

async function makeOrder(world: World): Promise<string> {
  const quoteId = await makeQuote(world);
  return (await startSession(contextFor(world.doors, world.owner), { quoteId })).orderId;
}

async function makeWishlistEntry({ doors, vendorId, owner }: World): Promise<string> {
  const { id: productId } = await addProduct(doors, vendorId);
  const { items } = await addToWishlist(contextFor(doors, owner), { productId });
  return items.find((item) => item.productId === productId)!.id;
}

/** A vendor's own things stand under these paths, and its products are of its own shop. */
export const isVendorsOwn = ({ path }: Pick<Procedure, "path">) => path.startsWith("/api/vendor/");

/** An input that the procedure should accept from the world's owner, made from its schema. */
export async function validInput(procedure: Procedure, world: World): Promise<Record<string, unknown>> {
  const { vendor } = world.owner;
  const isOwn = vendor !== null && isVendorsOwn(procedure);
  if (isOwn) await makeRoom(world.doors, vendor.id);
  const theirs = isOwn ? { ...world, vendorId: vendor.id } : world;
  return (await valueFor(procedure.schema, "", theirs, procedure.name)) as Record<string, unknown>;
}

/** Takes a shop's products off sale, so that hundreds of calls do not fill its plan. */
async function makeRoom({ db }: Doors, vendorId: string): Promise<void> {
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
