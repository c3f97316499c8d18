import { and, eq } from "drizzle-orm";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { users } from "#domains/auth/server/tables.ts";
import {
  type DisputeNews,
  disputeForAdmin,
  disputeForVendor,
  outsideRefund,
  returnedRefund,
} from "#domains/disputes/email/dispute-mails.ts";
import { orders, parcels } from "#domains/orders/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { sumCents } from "#kernel/money.ts";
import { type MailContent, type MailReader, mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { chargebacks, disputes, outsideRefunds } from "./tables.ts";

type Reader = { name: string; email: string; language: string };
type Mail = { onceKey: string; write: (reader: MailReader) => MailContent };

/**
 * Mails the vendors of a disputed order on every change, and the administrators when it begins and ends, with the day by
 * which it must be answered; in the caller's transaction.
 */
export async function queueDisputeMails(tx: Infra, disputeId: string, news: DisputeNews): Promise<void> {
  const [row] = await tx.db
    .select({ dispute: disputes, number: orders.number })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .where(eq(disputes.id, disputeId));
  const { dispute, number } = row!;
  const { publicUrl } = tx.config;
  const facts = { number, amountCents: dispute.amountCents, answerBy: dispute.answerBy, publicUrl };
  for (const { vendorId, parcelId, ...reader } of await listVendors(tx, dispute.orderId)) {
    const shares = await tx.db
      .select()
      .from(chargebacks)
      .where(and(eq(chargebacks.disputeId, disputeId), eq(chargebacks.vendorId, vendorId)));
    const costCents = sumCents(shares.map(({ vendorCents, feeCents }) => vendorCents + feeCents));
    const feeCents = sumCents(shares.map((share) => share.feeCents));
    await mail(tx, reader, {
      onceKey: `dispute-${news}:${disputeId}:${vendorId}`,
      write: (to) => disputeForVendor(to, news, { ...facts, costCents, feeCents, parcelId }),
    });
  }
  if (news !== "relieved")
    await mailAdmins(tx, {
      onceKey: `dispute-${news}:${disputeId}`,
      write: (to) => disputeForAdmin(to, news, facts),
    });
}

/** Mails the administrators about a refund that was made at the card provider, in the caller's transaction. */
export async function queueOutsideRefundMails(tx: Infra, id: string): Promise<void> {
  const [row] = await tx.db
    .select({ amountCents: outsideRefunds.amountCents, number: orders.number })
    .from(outsideRefunds)
    .innerJoin(orders, eq(orders.id, outsideRefunds.orderId))
    .where(eq(outsideRefunds.id, id));
  const facts = { ...row!, publicUrl: tx.config.publicUrl };
  await mailAdmins(tx, { onceKey: `outside-refund:${id}`, write: (to) => outsideRefund(to, facts) });
}

type Returned = { number: number; amountCents: number; providerRefundId: string };

/** Mails the administrators that a refund's money came back, once for each, in the caller's transaction. */
export async function queueReturnedRefundMails(
  tx: Infra,
  { providerRefundId, ...refund }: Returned,
): Promise<void> {
  const facts = { ...refund, publicUrl: tx.config.publicUrl };
  await mailAdmins(tx, {
    onceKey: `refund-returned:${providerRefundId}`,
    write: (to) => returnedRefund(to, facts),
  });
}

function listVendors({ db }: Infra, orderId: string) {
  return db
    .select({
      vendorId: vendors.id,
      parcelId: parcels.id,
      name: users.name,
      email: users.email,
      language: users.language,
    })
    .from(parcels)
    .innerJoin(vendors, eq(vendors.id, parcels.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(parcels.orderId, orderId));
}

async function mailAdmins(tx: Infra, { onceKey, write }: Mail): Promise<void> {
  const admins = await tx.db
    .select({ id: users.id, name: users.name, email: users.email, language: users.language })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.role, "admin"));
  for (const { id, ...reader } of admins) await mail(tx, reader, { onceKey: `${onceKey}:${id}`, write });
}

async function mail(
  tx: Infra,
  { email: recipient, ...person }: Reader,
  { onceKey, write }: Mail,
): Promise<void> {
  const reader = mailReader(person);
  await queueEmail(tx, { onceKey, recipient, language: reader.language, ...write(reader) });
}
