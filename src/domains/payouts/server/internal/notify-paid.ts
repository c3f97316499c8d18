import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { publishVendorEvent } from "#domains/integrations/server/publish-vendor-event.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { payoutPaid } from "#domains/payouts/email/payout-mails.ts";
import type { payouts } from "#domains/payouts/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
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
  const reader = mailReader(owner);
  await queueEmail(tx, {
    onceKey: `payout-paid:${id}`,
    ...{ recipient: owner.email, language: reader.language },
    ...payoutPaid(reader, { amountCents, method, note: payout.note, publicUrl: tx.config.publicUrl }),
  });
}
