import { inArray } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { approvalsUndone } from "#domains/listings/email/product-decided.tsx";
import { productChanged } from "#domains/listings/events.ts";
import { notifyAll } from "#domains/notifications/server/notify.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

type Undone = { id: string; name: string; ownerId: string };

/** Mails each vendor's owner, in their language, of which products an approval was taken back; in the caller's transaction. */
export async function notifyOwnersOfUndoing(ctx: SignedInCtx, undone: readonly Undone[]): Promise<void> {
  const byOwner = Map.groupBy(undone, ({ ownerId }) => ownerId);
  const owners = await ctx.db
    .select({ id: users.id, email: users.email, name: users.name, language: users.language })
    .from(users)
    .where(inArray(users.id, [...byOwner.keys()]));
  for (const owner of owners) {
    const reader = mailReader(owner);
    const own = byOwner.get(owner.id)!;
    await queueEmail(ctx, {
      onceKey: `approvals-undone:${own[0]!.id}:${ctx.clock.now().toISOString()}:${own.length}`,
      ...{ recipient: owner.email, language: reader.language },
      ...approvalsUndone(reader, { names: own.map(({ name }) => name), publicUrl: ctx.config.publicUrl }),
    });
  }
  await notifyAll(
    ctx,
    [],
    owners.map(({ id: userId }) => ({ userId, event: productChanged })),
  );
}
