import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { productApproved } from "#domains/listings/email/product-decided.tsx";
import { productChanged } from "#domains/listings/events.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import type { products } from "../tables.ts";

type Approval = {
  product: typeof products.$inferSelect;
  isRevision: boolean;
  /** Of the decided submission: a resubmitted one is another. */
  submittedAt: string;
};

/**
 * Mails and notifies a vendor's owner, in their language, that a product or an edit is approved, and notifies their open screens; in the
 * caller's transaction.
 */
export async function notifyOwner(
  ctx: SignedInCtx,
  { product, isRevision, submittedAt }: Approval,
): Promise<void> {
  const [owner] = await ctx.db
    .select({ id: users.id, email: users.email, name: users.name, language: users.language })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(vendors.id, product.vendorId));
  const reader = mailReader(owner!);
  const what = isRevision ? "revisionApproved" : "productApproved";
  await queueEmail(ctx, {
    onceKey: `product-approved:${product.id}:${submittedAt}`,
    ...{ recipient: owner!.email, language: reader.language },
    ...productApproved(reader, { isRevision, product, publicUrl: ctx.config.publicUrl }),
  });
  await notify(ctx, owner!.id, {
    kind: what,
    subjectId: product.id,
    event: `${product.id}:${submittedAt}`,
    params: { product: product.name },
  });
  await publishToShop(ctx.db, product.vendorId, productChanged, { id: product.id });
}
