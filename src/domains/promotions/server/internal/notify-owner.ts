import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import type { PromotionView } from "#domains/promotions/contract.ts";
import { promotionStopped } from "#domains/promotions/email/promotion-stopped.tsx";
import { vendors } from "#domains/vendors/server/tables.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import type { PromotionMove } from "./move-promotion.ts";

type Moved = { promotion: PromotionView; move: PromotionMove; reason: string };

/** Mails and notifies a vendor's owner, in their language, that an administrator has moved its promotion; returns their id. */
export async function notifyOwner(
  tx: SignedInCtx,
  vendorId: string,
  { promotion, move, reason }: Moved,
): Promise<string> {
  const [owner] = await tx.db
    .select({ id: users.id, email: users.email, name: users.name, language: users.language })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(vendors.id, vendorId));
  const reader = mailReader(owner!);
  const { publicUrl } = tx.config;
  await queueEmail(tx, {
    onceKey: `promotion-${move}:${promotion.id}:${tx.requestId}`,
    ...{ recipient: owner!.email, language: reader.language },
    ...promotionStopped(reader, { name: promotion.name, move, reason, publicUrl }),
  });
  await notify(tx, owner!.id, {
    kind: "promotionMoved",
    subjectId: promotion.id,
    event: `${promotion.id}:${tx.requestId}`,
    params: { product: promotion.name },
  });
  return owner!.id;
}
