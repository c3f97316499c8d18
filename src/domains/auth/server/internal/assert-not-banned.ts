import { and, eq, gt } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { sessions, users } from "../tables.ts";

/** Refuses a suspended person with BANNED, once they have shown who they are; the session just begun ends. */
export async function assertNotBanned(
  { db, clock }: Pick<Doors, "db" | "clock">,
  userId: string,
): Promise<void> {
  const [banned] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), gt(users.bannedUntil, clock.now())));
  if (!banned) return;
  await db.delete(sessions).where(eq(sessions.userId, userId));
  throw new AppError("BANNED");
}
