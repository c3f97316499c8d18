import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { users } from "#domains/auth/server/tables.ts";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import { conversations } from "#domains/messaging/server/tables.ts";
import type { OrderRecords } from "#domains/moderation/order-record-calls.ts";
import { parcelEvents } from "#domains/orders/server/tables.ts";
import { eventOrderId, paymentAttempts, providerEvents } from "#domains/payments/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { findOrderParts, listOrderMails, type OrderParts } from "./internal/order-mails.ts";

const most = 200;
const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/**
 * What is recorded about an order: attempts to pay it, postings in the ledger, mails of the last 90 days, events in their order,
 * and how many messages were written about its parcels, not what they say; amounts in cents, at most 200 of each. NOT_FOUND.
 * For administrators.
 */
export async function getOrderRecords(
  ctx: SignedInCtx,
  { orderId }: { orderId: string },
): Promise<OrderRecords> {
  const parts = await findOrderParts(ctx, orderId);
  const [payments, postings, mails, events, talks] = await Promise.all([
    listPayments(ctx, orderId),
    listPostings(ctx, orderId),
    listOrderMails(ctx, orderId, parts),
    listEvents(ctx, orderId, parts),
    listConversations(ctx, parts),
  ]);
  return {
    payments,
    postings,
    mails: mails.map(({ id, recipient, subject, createdAt, sentAt }) => ({
      ...{ id, recipient, subject, createdAt: createdAt.toISOString(), sentAt: iso(sentAt) },
    })),
    events,
    conversations: talks,
  };
}

async function listPayments({ db }: SignedInCtx, orderId: string) {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(asc(paymentAttempts.createdAt))
    .limit(most);
  return rows.map(({ createdAt, settledAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    settledAt: iso(settledAt),
  }));
}

async function listPostings({ db }: SignedInCtx, orderId: string): Promise<OrderRecords["postings"]> {
  const rows = await db
    .select()
    .from(ledgerPostings)
    .where(eq(ledgerPostings.orderId, orderId))
    .orderBy(asc(ledgerPostings.createdAt), asc(ledgerPostings.kind), asc(ledgerPostings.id))
    .limit(most);
  const ids = rows.map(({ id }) => id);
  const entries = await db
    .select({ entry: ledgerEntries, vendor: vendors.companyName })
    .from(ledgerEntries)
    .leftJoin(vendors, eq(vendors.id, ledgerEntries.vendorId))
    .where(inArray(ledgerEntries.postingId, ids))
    .orderBy(asc(ledgerEntries.id));
  return rows.map(({ id, kind, createdAt }) => ({
    ...{ id, kind, createdAt: createdAt.toISOString() },
    entries: entries
      .filter(({ entry }) => entry.postingId === id)
      .map(({ entry: { account, amountCents }, vendor }) => ({ account, vendor, amountCents })),
  }));
}

const nothingElse = { status: null, type: null, action: null };

async function listEvents({ db }: SignedInCtx, orderId: string, parts: OrderParts) {
  const parcelIds = parts.parcels.map(({ id }) => id);
  const subjects = [orderId, ...parcelIds, ...parts.refundIds];
  const [steps, provided, actions] = await Promise.all([
    db
      .select()
      .from(parcelEvents)
      .where(inArray(parcelEvents.parcelId, parcelIds))
      .orderBy(desc(parcelEvents.id))
      .limit(most),
    db
      .select({ type: providerEvents.type, receivedAt: providerEvents.receivedAt })
      .from(providerEvents)
      .where(sql`${eventOrderId} = ${orderId}`)
      .orderBy(desc(providerEvents.receivedAt))
      .limit(most),
    db
      .select({ action: auditEntries.action, who: users.name, at: auditEntries.createdAt })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .where(
        sql`${auditEntries.subjectKind} in ('order', 'parcel', 'refund') and ${inArray(auditEntries.subjectId, subjects)}`,
      )
      .orderBy(desc(auditEntries.position))
      .limit(most),
  ]);
  const vendorOf = (parcelId: string) => parts.parcels.find(({ id }) => id === parcelId)?.vendor ?? null;
  return [
    ...steps.map(({ parcelId, status, createdAt }) => ({
      ...{ ...nothingElse, kind: "parcel" as const, at: createdAt.toISOString() },
      ...{ status, who: vendorOf(parcelId) },
    })),
    ...provided.map(({ type, receivedAt }) => ({
      ...{ ...nothingElse, kind: "provider" as const, at: receivedAt.toISOString(), type, who: null },
    })),
    ...actions.map(({ action, who, at }) => ({
      ...{ ...nothingElse, kind: "action" as const, at: at.toISOString(), action, who },
    })),
  ]
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, most);
}

async function listConversations({ db }: SignedInCtx, { parcels }: OrderParts) {
  const rows = await db
    .select({
      id: conversations.id,
      vendor: vendors.companyName,
      messages: conversations.messageCount,
      lastAt: conversations.lastMessageAt,
    })
    .from(conversations)
    .leftJoin(vendors, eq(vendors.id, conversations.vendorId))
    .where(
      inArray(
        conversations.parcelId,
        parcels.map(({ id }) => id),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt))
    .limit(most);
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
}
