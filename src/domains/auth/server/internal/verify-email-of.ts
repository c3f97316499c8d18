import { and, eq } from "drizzle-orm";
import type { Ctx } from "#platform/rpc/context.ts";
import { users } from "../tables.ts";

/** Marks the address as the person's own. */
export async function verifyEmailOf({ db, clock }: Ctx, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ emailVerified: true, updatedAt: clock.now() })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)));
}
