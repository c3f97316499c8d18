import { eq, inArray } from "drizzle-orm";
import type Stripe from "stripe";
import { users } from "#domains/auth/server/tables.ts";
import { unscopedListParcelMessages } from "#domains/messaging/server/list-parcel-messages.ts";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { orders, type ParcelWithLines } from "#domains/orders/server/tables.ts";
import { unscopedListProblemHistory } from "#domains/problems/server/list-problem-history.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Db } from "#platform/db/database.ts";

export type Evidence = Pick<
  Stripe.DisputeUpdateParams.Evidence,
  | "customer_email_address"
  | "customer_name"
  | "product_description"
  | "shipping_address"
  | "shipping_carrier"
  | "shipping_date"
  | "shipping_tracking_number"
  | "uncategorized_text"
>;

const longestText = 20_000;
const dayOf = (time: Date | null) => time?.toISOString().slice(0, 10) ?? "";
const joined = (texts: (string | null)[]) => [...new Set(texts.filter(Boolean))].join("; ");

/**
 * What our records say about a disputed order, in the fields that the card provider hands to the bank, in English as
 * banks expect it: goods, address, tracking, each parcel's story, its problems, and what buyer and vendor wrote to each other about it. The caller has checked who may see it.
 */
export async function composeEvidence(db: Db, orderId: string, statement: string): Promise<Evidence> {
  const [row] = await db
    .select({ order: orders, email: users.email })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  if (!row) throw new AppError("NOT_FOUND");
  const { order, email } = row;
  const parcels = await unscopedListParcels(db, orderId);
  const names = await nameVendors(db, parcels);
  const { shippingAddress: to } = order;
  const story = parcels.map((parcel) => tellParcel(parcel, names.get(parcel.vendorId) ?? ""));
  const problems = await tellProblems(db, orderId);
  const messages = await tellMessages(db, orderId, parcels, names);
  return {
    customer_email_address: email,
    customer_name: to.fullName,
    product_description: parcels
      .flatMap(({ lines }) => lines.map(({ quantity, productName }) => `${quantity} × ${productName}`))
      .join("; ")
      .slice(0, longestText),
    shipping_address: [to.fullName, to.line1, to.line2, to.city, to.state, to.postalCode, to.country]
      .filter(Boolean)
      .join(", "),
    shipping_carrier: joined(parcels.map(({ carrier }) => carrier)),
    shipping_tracking_number: joined(parcels.map(({ trackingNumber }) => trackingNumber)),
    shipping_date: joined(parcels.map(({ shippedAt }) => dayOf(shippedAt))),
    uncategorized_text: [
      `Order ${order.number}, paid on ${dayOf(order.paidAt)}.`,
      ...story,
      statement,
      ...problems,
      ...messages,
    ]
      .filter(Boolean)
      .join("\n")
      .slice(0, longestText),
  };
}

async function nameVendors(db: Db, parcels: ParcelWithLines[]): Promise<Map<string, string>> {
  const ids = parcels.map(({ vendorId }) => vendorId);
  const rows = await db
    .select({ id: vendors.id, companyName: vendors.companyName })
    .from(vendors)
    .where(inArray(vendors.id, ids));
  return new Map(rows.map(({ id, companyName }) => [id, companyName]));
}

const stamp = (time: Date) => `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;

const kindWords = {
  notArrived: "did not arrive",
  damaged: "arrived damaged",
  wrong: "were the wrong goods",
  notAsDescribed: "were not as described",
  changedMind: "are not wanted anymore",
} as const;

/** What the buyer reported of the parcels, and what was offered and answered. */
async function tellProblems(db: Db, orderId: string): Promise<string[]> {
  const rows = await unscopedListProblemHistory(db, orderId);
  const lines = rows.map(({ kind, name, actor, words, createdAt }) => {
    const step = name === "report" ? `reports that the goods ${kindWords[kind]}` : spoken(name);
    return `${stamp(createdAt)}, ${actor}: ${step}${words ? `: ${words}` : ""}`;
  });
  return lines.length > 0 ? ["What was reported and answered on our site:", ...lines] : [];
}

/** A step's name in words: `sendReturn` is 'send return'. */
const spoken = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The conversations about the parcels, after everything else: a long one may be cut. */
async function tellMessages(
  db: Db,
  orderId: string,
  parcels: ParcelWithLines[],
  names: Map<string, string>,
): Promise<string[]> {
  const vendorOf = new Map(parcels.map(({ id, vendorId }) => [id, names.get(vendorId) ?? ""]));
  const rows = await unscopedListParcelMessages(db, orderId);
  const lines = rows.map(({ parcelId, senderType, content, createdAt }) => {
    const sender = senderType === "buyer" ? "Buyer" : `Vendor ${vendorOf.get(parcelId)}`;
    return `${stamp(createdAt)}, ${sender}: ${content}`;
  });
  return lines.length > 0 ? ["Messages between buyer and vendor about the order:", ...lines] : [];
}

function tellParcel(parcel: ParcelWithLines, vendor: string): string {
  const steps = [
    parcel.shippedAt && `dispatched on ${dayOf(parcel.shippedAt)}`,
    parcel.trackingNumber && `tracking number ${parcel.trackingNumber} (${parcel.carrier})`,
    parcel.deliveredAt && `delivered on ${dayOf(parcel.deliveredAt)}`,
    parcel.receivedAt && `confirmed as received by the buyer on ${dayOf(parcel.receivedAt)}`,
    parcel.status === "cancelled" && "cancelled",
  ].filter(Boolean);
  return `Parcel from ${vendor}: ${steps.length > 0 ? steps.join(", ") : "not dispatched yet"}.`;
}
