import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#platform/rpc/context.ts";
import { failedSignIns, users } from "../tables.ts";

/** Remembers a refused password, with the account if there is one: one statement for both, which takes as long. */
export async function recordFailedSignIn({ db, client, clock }: Ctx, email: string): Promise<void> {
  const account = db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  await db
    .insert(failedSignIns)
    .values({ userId: sql`(${account})`, ipAddress: client.address, createdAt: clock.now() });
}
