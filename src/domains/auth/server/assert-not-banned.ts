import { and, eq, gt } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { sessions, users } from "./tables.ts";

/** Refuses a banned user with BANNED, once authenticated; the new session ends. */
export async function assertNotBanned(
  { db, clock }: Pick<Infra, "db" | "clock">,
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
