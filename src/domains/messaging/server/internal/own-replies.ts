import { asc, eq } from "drizzle-orm";
import type { SavedReplies } from "#domains/messaging/reply-calls.ts";
import { savedReplies } from "#domains/messaging/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";

/** The replies of the caller's shop, in the order in which they were saved. */
export async function readReplies(ctx: SignedInCtx): Promise<SavedReplies> {
  const items = await ctx.db
    .select({ id: savedReplies.id, title: savedReplies.title, content: savedReplies.content })
    .from(savedReplies)
    .where(eq(savedReplies.vendorId, ownVendorId(ctx)))
    .orderBy(asc(savedReplies.createdAt), asc(savedReplies.id));
  return { items };
}
