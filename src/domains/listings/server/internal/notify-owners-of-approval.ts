import { inArray } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { productsApproved } from "#domains/listings/email/product-decided.tsx";
import { productChanged } from "#domains/listings/events.ts";
import { notifyAll } from "#domains/notifications/server/notify.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

type Approved = { id: string; name: string; ownerId: string; submittedAt: Date; isRevision: boolean };

/** Mails each vendor's owner, in their language, which products were approved, and notifies them; in the caller's transaction. */
export async function notifyOwnersOfApproval(ctx: SignedInCtx, approved: readonly Approved[]): Promise<void> {
  const byOwner = Map.groupBy(approved, ({ ownerId }) => ownerId);
  const owners = await ctx.db
    .select({ id: users.id, email: users.email, name: users.name, language: users.language })
    .from(users)
    .where(inArray(users.id, [...byOwner.keys()]));
  for (const owner of owners) {
    const reader = mailReader(owner);
    const own = byOwner.get(owner.id)!;
    await queueEmail(ctx, {
      onceKey: `products-approved:${own[0]!.id}:${own[0]!.submittedAt.toISOString()}:${own.length}`,
      ...{ recipient: owner.email, language: reader.language },
      ...productsApproved(reader, { names: own.map(({ name }) => name), publicUrl: ctx.config.publicUrl }),
    });
  }
  await notifyAll(
    ctx,
    approved.map(({ id, name, ownerId, submittedAt, isRevision }) => ({
      ...{ userId: ownerId, subjectId: id },
      kind: isRevision ? ("revisionApproved" as const) : ("productApproved" as const),
      ...{ event: `${id}:${submittedAt.toISOString()}`, params: { product: name } },
    })),
    owners.map(({ id: userId }) => ({ userId, event: productChanged })),
  );
}
