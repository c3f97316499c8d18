import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { decisionMail, objectionMail } from "#domains/decisions/email/decision-mails.tsx";
import { decisionsChanged } from "#domains/decisions/events.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { decisions } from "../tables.ts";

type Decided = typeof decisions.$inferSelect;

async function ownerOf({ db }: Infra, vendorId: string) {
  const [owner] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      language: users.language,
      company: vendors.companyName,
    })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(vendors.id, vendorId));
  return owner!;
}

/**
 * Mails and notifies a vendor's owner, in their language, the statement of reasons; in the caller's transaction. Returns
 * the owner's id.
 */
export async function announceDecision(tx: Infra, decision: Decided): Promise<string> {
  const owner = await ownerOf(tx, decision.vendorId);
  const reader = mailReader(owner);
  const { publicUrl } = tx.config;
  await queueEmail(tx, {
    onceKey: `decision:${decision.id}`,
    ...{ recipient: owner.email, language: reader.language },
    ...decisionMail(reader, { ...decision, company: owner.company, publicUrl }),
  });
  await notify(tx, owner.id, {
    kind: decision.kind,
    subjectId: decision.productId ?? decision.vendorId,
    event: decision.id,
    params: { vendor: owner.company, ...(decision.productName ? { product: decision.productName } : {}) },
  });
  await publishToShop(tx.db, decision.vendorId, decisionsChanged);
  return owner.id;
}

/** The same of what was decided about the objection. */
export async function announceOutcome(tx: Infra, decision: Decided): Promise<string> {
  const owner = await ownerOf(tx, decision.vendorId);
  const reader = mailReader(owner);
  await queueEmail(tx, {
    onceKey: `objection:${decision.id}`,
    ...{ recipient: owner.email, language: reader.language },
    ...objectionMail(reader, {
      outcome: decision.outcome!,
      kind: decision.kind,
      company: owner.company,
      productName: decision.productName,
      reason: decision.outcomeReason!,
      publicUrl: tx.config.publicUrl,
    }),
  });
  await notify(tx, owner.id, {
    kind: decision.outcome === "reversed" ? "objectionGranted" : "objectionRefused",
    subjectId: decision.id,
    params: { vendor: owner.company },
  });
  await publishToShop(tx.db, decision.vendorId, decisionsChanged);
  return owner.id;
}
