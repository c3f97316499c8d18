import { eq, type SQL } from "drizzle-orm";
import { conversations } from "#domains/messaging/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { teamIds } from "#domains/vendors/server/team-ids.ts";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";

/** Locks the conversation of a condition, which says whose it may be, and names its vendor's owner and team. NOT_FOUND. */
export async function lockConversation({ db }: Pick<Infra, "db">, where: SQL) {
  const [found] = await db
    .select({ conversation: conversations, ownerId: vendors.userId, teamIds: teamIds() })
    .from(conversations)
    .leftJoin(vendors, eq(vendors.id, conversations.vendorId))
    .where(where)
    .for("update", { of: conversations });
  if (!found) throw new AppError("NOT_FOUND");
  return { ...found.conversation, ownerId: found.ownerId, teamIds: found.teamIds };
}
export type LockedConversation = Awaited<ReturnType<typeof lockConversation>>;
