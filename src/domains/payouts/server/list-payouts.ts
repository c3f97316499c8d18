import { eq } from "drizzle-orm";
import type { Payout } from "#domains/payouts/shapes.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { listPayoutRows } from "./internal/payout-rows.ts";
import { payouts } from "./tables.ts";

const pageSize = 10;
type Page = { items: Payout[]; total: number; page: number; pageSize: number };

/** A page of ten of the caller's payouts, newest first. For a vendor. */
export async function listPayouts(ctx: SignedInCtx, { page }: { page: number }): Promise<Page> {
  const vendorId = ctx.caller.vendor!.id;
  const [items, total] = await Promise.all([
    listPayoutRows(ctx.db, vendorId, { limit: pageSize, offset: (page - 1) * pageSize }),
    ctx.db.$count(payouts, eq(payouts.vendorId, vendorId)),
  ]);
  return { items, total, page, pageSize };
}
