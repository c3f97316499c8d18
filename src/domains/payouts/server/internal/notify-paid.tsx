import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { publishVendorEvent } from "#domains/integrations/server/publish-vendor-event.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import type { payouts } from "#domains/payouts/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { translator } from "#i18n/translator.ts";
import type { Language } from "#kernel/languages.ts";
import { formatUsd } from "#kernel/money.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";

type Payout = Pick<typeof payouts.$inferSelect, "id" | "vendorId" | "amountCents" | "method" | "note">;

/** Notifies a vendor and its webhooks that a payout was made, in the caller's transaction. */
export async function notifyPaid(tx: Infra, payout: Payout): Promise<void> {
  const { id, vendorId, amountCents, method } = payout;
  await publishVendorEvent(tx, {
    vendorId,
    type: "payout.paid",
    payload: { payoutId: id, amountCents, method },
  });
  const [row] = await tx.db
    .select({ owner: users })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(vendors.id, vendorId));
  const { owner } = row!;
  await notify(tx, owner.id, { kind: "payoutPaid", subjectId: id, params: { cents: amountCents } });
  const language = owner.language as Language;
  const t = translator(language);
  const total = formatUsd(amountCents);
  const subject = t("mail:payoutPaid.subject", { total });
  await queueEmail(tx, {
    onceKey: `payout-paid:${id}`,
    recipient: owner.email,
    language,
    subject,
    body: (
      <MailFrame
        t={t}
        language={language}
        title={subject}
        greeting={t("mail:greeting", { name: owner.name })}
        text={
          method === "manual"
            ? t("mail:payoutPaid.byBank", { total, note: payout.note ?? "" })
            : t("mail:payoutPaid.text", { total })
        }
        button={{
          label: t("mail:payoutPaid.button"),
          href: `${tx.config.publicUrl}/vendor/dashboard?tab=money`,
        }}
      />
    ),
  });
}
