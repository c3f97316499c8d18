import { and, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { waitingRates } from "../tables.ts";

export type SeenRates = { vendorId: string; submittedAt: string };

/**
 * Ends the wait of the rates that the administrator has read, in the caller's transaction. NOT_FOUND if none wait any
 * more, CONFLICT if the vendor has submitted others.
 */
export async function takeWaitingRates(
  { db }: SignedInCtx,
  { vendorId, submittedAt }: SeenRates,
): Promise<typeof waitingRates.$inferSelect> {
  const [taken] = await db
    .delete(waitingRates)
    .where(and(eq(waitingRates.vendorId, vendorId), eq(waitingRates.submittedAt, new Date(submittedAt))))
    .returning();
  if (taken) return taken;
  const others = await db.$count(waitingRates, eq(waitingRates.vendorId, vendorId));
  throw new AppError(others > 0 ? "CONFLICT" : "NOT_FOUND");
}
