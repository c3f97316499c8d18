import { and, eq } from "drizzle-orm";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { users } from "#domains/auth/server/tables.ts";
import { orders, parcels } from "#domains/orders/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { translator } from "#i18n/translator.ts";
import { formatDate } from "#kernel/formats.ts";
import type { Language } from "#kernel/languages.ts";
import { formatUsd, sumCents } from "#kernel/money.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { chargebacks, disputes, outsideRefunds } from "./tables.ts";

type News = "opened" | "won" | "lost" | "relieved";
type Reader = { name: string; email: string; language: string };
type Mail = { onceKey: string; key: string; values: Record<string, string | number>; path: string };

/**
 * Mails the vendors of a disputed order on every change, and the administrators when it begins and ends, with the day by
 * which it must be answered; in the caller's transaction.
 */
export async function queueDisputeMails(tx: Infra, disputeId: string, news: News): Promise<void> {
  const [row] = await tx.db
    .select({ dispute: disputes, number: orders.number })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .where(eq(disputes.id, disputeId));
  const { dispute, number } = row!;
  const values = {
    number,
    total: formatUsd(dispute.amountCents),
    date: dispute.answerBy ? formatDate(dispute.answerBy.toISOString()) : "",
  };
  for (const { vendorId, parcelId, ...reader } of await listVendors(tx, dispute.orderId)) {
    const shares = await tx.db
      .select()
      .from(chargebacks)
      .where(and(eq(chargebacks.disputeId, disputeId), eq(chargebacks.vendorId, vendorId)));
    const cost = formatUsd(sumCents(shares.map(({ vendorCents, feeCents }) => vendorCents + feeCents)));
    const fee = formatUsd(sumCents(shares.map(({ feeCents }) => feeCents)));
    await mail(tx, reader, {
      onceKey: `dispute-${news}:${disputeId}:${vendorId}`,
      key: `disputeVendor.${news}`,
      values: { ...values, cost, fee },
      path: `/vendor/dashboard?tab=orders&parcel=${parcelId}`,
    });
  }
  if (news !== "relieved")
    await mailAdmins(tx, {
      onceKey: `dispute-${news}:${disputeId}`,
      ...{ key: `disputeAdmin.${news}`, values, path: "/admin?tab=disputes" },
    });
}

/** Mails the administrators about a refund that was made at the card provider, in the caller's transaction. */
export async function queueOutsideRefundMails(tx: Infra, id: string): Promise<void> {
  const [row] = await tx.db
    .select({ amountCents: outsideRefunds.amountCents, number: orders.number })
    .from(outsideRefunds)
    .innerJoin(orders, eq(orders.id, outsideRefunds.orderId))
    .where(eq(outsideRefunds.id, id));
  const values = { number: row!.number, total: formatUsd(row!.amountCents) };
  await mailAdmins(tx, {
    onceKey: `outside-refund:${id}`,
    ...{ key: "outsideRefund", values, path: "/admin?tab=disputes" },
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

async function mailAdmins(tx: Infra, { onceKey, ...about }: Mail): Promise<void> {
  const admins = await tx.db
    .select({ id: users.id, name: users.name, email: users.email, language: users.language })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.role, "admin"));
  for (const { id, ...reader } of admins) await mail(tx, reader, { onceKey: `${onceKey}:${id}`, ...about });
}

async function mail(tx: Infra, reader: Reader, { onceKey, key, values, path }: Mail): Promise<void> {
  const language = reader.language as Language;
  const t = translator(language);
  const subject = t(`mail:${key}.subject`, values);
  await queueEmail(tx, {
    ...{ onceKey, recipient: reader.email, language, subject },
    body: (
      <MailFrame
        t={t}
        language={language}
        title={subject}
        greeting={t("mail:greeting", { name: reader.name })}
        text={t(`mail:${key}.text`, values)}
        button={{ label: t(`mail:${key}.button`), href: `${tx.config.publicUrl}${path}` }}
      />
    ),
  });
}
