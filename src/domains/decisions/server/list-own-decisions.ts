import { desc, eq } from "drizzle-orm";
import type { Decision } from "#domains/decisions/contract.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { selectDecisions, viewDecision } from "./internal/view-decision.ts";
import { decisions } from "./tables.ts";

const most = 50;

/** The latest 50 decisions about the caller's shop and products. For vendors. */
export async function listOwnDecisions(ctx: SignedInCtx): Promise<{ items: Decision[] }> {
  const rows = await selectDecisions(ctx.db)
    .where(eq(decisions.vendorId, ownVendorId(ctx)))
    .orderBy(desc(decisions.createdAt), decisions.id)
    .limit(most);
  return { items: rows.map(viewDecision) };
}
