import { and, eq } from "drizzle-orm";
import { messageBlocks } from "#domains/messaging/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";

type Sides = { buyerId: string | null; vendorId: string | null };

/** CONFLICT if a side's account is erased, CONVERSATION_BLOCKED if one side has blocked the other (R62). */
export async function assertOpen({ db }: Pick<Infra, "db">, { buyerId, vendorId }: Sides): Promise<void> {
  if (!buyerId || !vendorId) throw new AppError("CONFLICT");
  const [block] = await db
    .select({ blockedBy: messageBlocks.blockedBy })
    .from(messageBlocks)
    .where(and(eq(messageBlocks.buyerId, buyerId), eq(messageBlocks.vendorId, vendorId)))
    .limit(1);
  if (block) throw new AppError("CONVERSATION_BLOCKED");
}
