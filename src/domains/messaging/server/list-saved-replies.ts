import type { SavedReplies } from "#domains/messaging/reply-calls.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readReplies } from "./internal/own-replies.ts";

/** The saved replies of the caller's shop, at most 20, in the order in which they were saved. For vendors. */
export function listSavedReplies(ctx: SignedInCtx): Promise<SavedReplies> {
  return readReplies(ctx);
}
