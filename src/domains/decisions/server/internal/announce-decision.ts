import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { decisionMail, objectionMail } from "#domains/decisions/email/decision-mails.tsx";
import { decisionsChanged } from "#domains/decisions/events.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import { publishAllLive } from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { decisions } from "../tables.ts";

type Decided = typeof decisions.$inferSelect;

/** Whom a decision addresses: the vendor's owner, or a review's author. `company` is the vendor's name or the author's. */
async function ownerOf({ db }: Infra, { vendorId, authorId }: Decided) {
  if (authorId) {
    const [author] = await db.select().from(users).where(eq(users.id, authorId));
    const { id, email, name, language } = author!;
    return { id, email, name, language, company: name };
  }
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
    .where(eq(vendors.id, vendorId!));
  return owner!;
}

function noticeKindOf({ kind, vendorId }: Decided) {
  if (kind === "messageRemoved") return vendorId ? "shopMessageRemoved" : kind;
  if (kind === "messageRestored") return vendorId ? "shopMessageRestored" : kind;
  return kind;
}

function outcomeKindOf({ kind, outcome, authorId }: Decided) {
  const isGranted = outcome === "reversed";
  if (kind === "messageRemoved" && authorId)
    return isGranted ? "messageObjectionGranted" : "messageObjectionRefused";
  if (isGranted) return authorId ? "reviewObjectionGranted" : "objectionGranted";
  return authorId ? "reviewObjectionRefused" : "objectionRefused";
}

async function publishTo({ db }: Infra, { vendorId, authorId }: Decided): Promise<void> {
  if (vendorId) await publishToShop(db, vendorId, decisionsChanged);
  else await publishAllLive(db, [{ userId: authorId!, event: decisionsChanged }]);
}

/**
 * Mails and notifies a vendor's owner, or a review's author, in their language, the statement of reasons; in the caller's transaction. Returns
 * the owner's id. `isInactive`: a product has come back inactive.
 */
export async function announceDecision(tx: Infra, decision: Decided, isInactive: boolean): Promise<string> {
  const owner = await ownerOf(tx, decision);
  const reader = mailReader(owner);
  const { publicUrl } = tx.config;
  await queueEmail(tx, {
    onceKey: `decision:${decision.id}`,
    ...{ recipient: owner.email, language: reader.language },
    ...decisionMail(reader, {
      ...decision,
      isAuthor: decision.authorId !== null,
      isInactive,
      company: owner.company,
      publicUrl,
    }),
  });
  await notify(tx, owner.id, {
    kind: noticeKindOf(decision),
    subjectId: decision.reviewId ?? decision.messageId ?? decision.productId ?? decision.vendorId,
    event: decision.id,
    params: {
      ...(decision.vendorId ? { vendor: owner.company } : {}),
      ...(decision.productName ? { product: decision.productName } : {}),
    },
  });
  await publishTo(tx, decision);
  return owner.id;
}

/** The same of what was decided about the objection. */
export async function announceOutcome(tx: Infra, decision: Decided): Promise<string> {
  const owner = await ownerOf(tx, decision);
  const reader = mailReader(owner);
  await queueEmail(tx, {
    onceKey: `objection:${decision.id}`,
    ...{ recipient: owner.email, language: reader.language },
    ...objectionMail(reader, {
      outcome: decision.outcome!,
      kind: decision.kind,
      isAuthor: decision.authorId !== null,
      company: owner.company,
      productName: decision.productName,
      reason: decision.outcomeReason!,
      publicUrl: tx.config.publicUrl,
    }),
  });
  await notify(tx, owner.id, {
    kind: outcomeKindOf(decision),
    subjectId: decision.id,
    params: decision.vendorId ? { vendor: owner.company } : { product: decision.productName ?? "" },
  });
  await publishTo(tx, decision);
  return owner.id;
}
