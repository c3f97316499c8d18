import { and, eq, isNull } from "drizzle-orm";
import { unscopedSetBan } from "#domains/auth/server/set-ban.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { bans } from "../tables.ts";
import type { lockPerson } from "./lock-person.ts";
import { mailUser } from "./mail-user.ts";

type BannedPerson = Awaited<ReturnType<typeof lockPerson>>;

/** Lets a locked person in again and mails them why, in the caller's transaction. */
export async function endBan(tx: SignedInCtx, person: BannedPerson, facts: string): Promise<void> {
  const { db, clock, caller } = tx;
  await unscopedSetBan(tx, person.id, null);
  await db
    .update(bans)
    .set({ endedAt: clock.now(), endedBy: caller.userId, endFacts: facts })
    .where(and(eq(bans.userId, person.id), isNull(bans.endedAt)));
  await mailUser(tx, person, { kind: "unbanned", facts });
}
