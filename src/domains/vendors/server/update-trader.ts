import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { notifyAdministrators } from "#domains/notifications/server/notify.ts";
import type { TraderInput } from "#domains/vendors/shapes.ts";
import type { ShopView } from "#domains/vendors/shop-calls.ts";
import { traderTexts } from "#domains/vendors/trader-rules.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { getShop } from "./get-shop.ts";
import { vendors } from "./tables.ts";
import { traderColumns } from "./trader-facts.ts";

/**
 * States who sells in the caller's shop (R63), certified anew. What changed is recorded, by its fields' names, and
 * administrators hear of it; the same once more changes nothing. NOT_FOUND if the shop was just deleted. For vendors.
 */
export function updateTrader(ctx: SignedInCtx, input: TraderInput): Promise<ShopView> {
  return inTransaction(ctx, async (tx) => {
    const isOwn = eq(vendors.id, ownVendorId(tx));
    const [before] = await tx.db.select().from(vendors).where(isOwn).for("update");
    if (!before) throw new AppError("NOT_FOUND");
    const changed = traderTexts.filter((name) => before[name] !== input[name]);
    if (before.selfCertifiedAt && changed.length === 0) return getShop(tx);
    await tx.db
      .update(vendors)
      .set(traderColumns(input, tx.clock.now()))
      .where(and(isOwn, eq(vendors.userId, before.userId)));
    const shop = await getShop(tx);
    if (before.isApproved)
      await notifyAdministrators(tx, {
        kind: "traderChanged",
        subjectId: before.id,
        event: randomUUID(),
        params: { vendor: before.companyName },
      });
    await recordAction(tx, {
      action: "vendor.change-trader",
      subject: { kind: "vendor", id: before.id },
      ownerId: before.userId,
      before: { isStated: before.selfCertifiedAt !== null },
      after: { isStated: true, changed: changed.join(", ") },
    });
    return shop;
  });
}
