import { randomUUID } from "node:crypto";
import { bans } from "#domains/users/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/** A ban of the caller that was lifted, with these words. */
export async function addPastBan({ db, caller, clock }: SignedInCtx, words: string): Promise<void> {
  const ended = { endedAt: clock.now(), endedBy: randomUUID(), endFacts: words };
  const { userId } = caller;
  await db
    .insert(bans)
    .values({ ...{ userId, rule: "fraud", facts: words, bannedBy: randomUUID() }, ...ended });
}
