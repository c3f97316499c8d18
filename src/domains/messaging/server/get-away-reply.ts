import { eq } from "drizzle-orm";
import type { AwayReply } from "#domains/messaging/reply-calls.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { awayReplies } from "./tables.ts";

/** The away text of the caller's shop; off and empty until it is set. For vendors. */
export async function getAwayReply(ctx: SignedInCtx): Promise<AwayReply> {
  const [row] = await ctx.db
    .select({ mode: awayReplies.mode, content: awayReplies.content })
    .from(awayReplies)
    .where(eq(awayReplies.vendorId, ownVendorId(ctx)));
  return row ?? { mode: "off", content: "" };
}
