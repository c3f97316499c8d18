import { and, eq } from "drizzle-orm";
import { parcels } from "#domains/orders/server/tables.ts";
import type { ProblemDetail } from "#domains/problems/contract.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { isShops } from "./internal/own-problems.ts";
import { unscopedReadProblem } from "./internal/view-problem.ts";
import { problems } from "./tables.ts";

/**
 * A problem of one of the caller's parcels with its history, and what of its delivery price can still be given back, in cents.
 * NOT_FOUND for any other. For an approved vendor.
 */
export async function getProblem(
  ctx: SignedInCtx,
  { problemId }: { problemId: string },
): Promise<ProblemDetail & { refundableShippingCents: number }> {
  const [own] = await ctx.db
    .select({ paid: parcels.shippingCents, refunded: parcels.refundedShippingCents })
    .from(problems)
    .innerJoin(parcels, eq(parcels.id, problems.parcelId))
    .where(and(eq(problems.id, problemId), isShops(ctx)));
  if (!own) throw new AppError("NOT_FOUND");
  const problem = await unscopedReadProblem(ctx, problemId, "vendor");
  return { ...problem, refundableShippingCents: own.paid - own.refunded };
}
