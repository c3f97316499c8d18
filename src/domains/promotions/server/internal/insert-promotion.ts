import { and, count, eq, isNull, ne } from "drizzle-orm";
import type { PromotionDraft, PromotionView } from "#domains/promotions/contract.ts";
import { promotionBounds } from "#domains/promotions/promotion-rules.ts";
import { AppError } from "#kernel/errors.ts";
import { isUniqueViolation } from "#platform/db/database.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { assertScope } from "../assert-scope.ts";
import { promotions } from "../tables.ts";
import { unscopedSelectPromotions, viewPromotion } from "./view-promotion.ts";

const day = 86_400_000;
type Owner = { vendorId: string | null; vendorIds: string[] };

/**
 * Writes a promotion in the caller's transaction. BAD_REQUEST for dates in the wrong order or more than a year ahead and for a
 * code that is taken; NOT_FOUND for products that are not the owner's and for unknown vendors; CONFLICT above 50 that have not ended.
 */
export async function insertPromotion(
  tx: SignedInCtx,
  { vendorId, vendorIds }: Owner,
  draft: PromotionDraft,
): Promise<PromotionView> {
  const dates = datesOf(draft, tx.clock.now());
  const isOwned = vendorId === null ? isNull(promotions.vendorId) : eq(promotions.vendorId, vendorId);
  const [open] = await tx.db
    .select({ count: count() })
    .from(promotions)
    .where(and(isOwned, ne(promotions.state, "ended")));
  if (open!.count >= promotionBounds.open) throw new AppError("CONFLICT");
  await assertScope(tx, { vendorId, vendorIds, productIds: draft.productIds });
  const [inserted] = await tx.db
    .insert(promotions)
    .values({
      ...draft,
      ...dates,
      vendorId,
      vendorIds,
      createdBy: tx.caller.userId,
      createdAt: tx.clock.now(),
    })
    .returning({ id: promotions.id })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, "promotions_code"))
        throw new AppError("BAD_REQUEST", { issues: [{ path: "code", message: "taken" }] });
      throw error;
    });
  const [row] = await unscopedSelectPromotions(tx, eq(promotions.id, inserted!.id));
  return viewPromotion(row!);
}

function datesOf(draft: PromotionDraft, now: Date): { startsAt: Date; endsAt: Date | null } {
  const startsAt = draft.startsAt ? new Date(draft.startsAt) : now;
  const endsAt = draft.endsAt ? new Date(draft.endsAt) : null;
  const latest = now.getTime() + promotionBounds.days * day;
  const issues = [
    ...(startsAt.getTime() > latest ? [{ path: "startsAt", message: "too_late" }] : []),
    ...(endsAt && (endsAt <= startsAt || endsAt <= now) ? [{ path: "endsAt", message: "before_start" }] : []),
    ...(endsAt && endsAt.getTime() > latest ? [{ path: "endsAt", message: "too_late" }] : []),
  ];
  if (issues.length > 0) throw new AppError("BAD_REQUEST", { issues });
  return { startsAt: startsAt < now ? now : startsAt, endsAt };
}
