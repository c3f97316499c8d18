import { eq } from "drizzle-orm";
import type { ShopView } from "#domains/vendors/shop-calls.ts";
import { findAwayProblems } from "#domains/vendors/shop-rules.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { getShop } from "./get-shop.ts";
import { vendors } from "./tables.ts";

/**
 * Sets the first and last day (UTC) of the caller's absence, on which nothing can be bought: today or later, within the
 * longest absence of the settings, usually a year; a first day in the past may stay. BAD_REQUEST names the invalid one, NOT_FOUND if the shop was just deleted.
 * For vendors.
 */
export function setAway(ctx: SignedInCtx, input: { from: string; until: string }): Promise<ShopView> {
  return inTransaction(ctx, async (tx) => {
    const { today, awayFrom, longestAwayDays } = await getShop(tx);
    const problems = Object.entries(findAwayProblems(input, today, awayFrom, longestAwayDays));
    if (problems.length > 0)
      throw new AppError("BAD_REQUEST", { issues: problems.map(([path, message]) => ({ path, message })) });
    await tx.db
      .update(vendors)
      .set({ awayFrom: input.from, awayUntil: input.until })
      .where(eq(vendors.id, ownVendorId(tx)));
    return getShop(tx);
  });
}
