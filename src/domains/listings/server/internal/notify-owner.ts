import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { productDecided } from "#domains/listings/email/product-decided.tsx";
import { productChanged } from "#domains/listings/events.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import type { products } from "../tables.ts";

type Decision = {
  product: typeof products.$inferSelect;
  decision: "approved" | "rejected";
  isRevision: boolean;
  /** Of the decided submission: a resubmitted one is another. */
  submittedAt: string;
  reason?: string;
};

/**
 * Mails and notifies a vendor's owner, in their language, the decision about a product, and notifies their open screens; in the
 * caller's transaction.
 */
export async function notifyOwner(
  ctx: SignedInCtx,
  { product, decision, isRevision, submittedAt, reason }: Decision,
): Promise<void> {
  const [owner] = await ctx.db
    .select({ id: users.id, email: users.email, name: users.name, language: users.language })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(vendors.id, product.vendorId));
  const reader = mailReader(owner!);
  const what =
    `${isRevision ? "revision" : "product"}${decision === "approved" ? "Approved" : "Rejected"}` as const;
  await queueEmail(ctx, {
    onceKey: `product-${decision}:${product.id}:${submittedAt}`,
    ...{ recipient: owner!.email, language: reader.language },
    ...productDecided(reader, {
      ...{ decision, isRevision, product, reason },
      publicUrl: ctx.config.publicUrl,
    }),
  });
  await notify(ctx, owner!.id, {
    kind: what,
    subjectId: product.id,
    event: `${product.id}:${submittedAt}`,
    params: { product: product.name },
  });
  await publishToShop(ctx.db, product.vendorId, productChanged, { id: product.id });
}
