import { and, eq, or, type SQL } from "drizzle-orm";
import type { UserType } from "#domains/messaging/message-rules.ts";
import { conversations } from "#domains/messaging/server/tables.ts";
import { mayInShop } from "#kernel/permissions.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

type Who = Pick<SignedInCtx, "caller">;

/** The conversations of one of the caller's sides: as a buyer, or for the shop whose messages they answer. */
export function isOwnAs(side: UserType, { caller }: Who): SQL | undefined {
  if (side === "buyer") return eq(conversations.buyerId, caller.userId);
  // Without a shop there is none, nor for a member whose role leaves messages to others.
  return caller.vendor && mayInShop(caller, "messages.manage")
    ? eq(conversations.vendorId, caller.vendor.id)
    : undefined;
}

/** A conversation of the caller's, on either side. */
export const isOwn = (conversationId: string, who: Who): SQL =>
  and(eq(conversations.id, conversationId), or(isOwnAs("buyer", who), isOwnAs("vendor", who)))!;

/** The caller's side in a conversation of theirs. Never both: a vendor can't open one with their own shop. */
export const sideOf = ({ caller }: Who, { buyerId }: { buyerId: string | null }): UserType =>
  buyerId === caller.userId ? "buyer" : "vendor";
