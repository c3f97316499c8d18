import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { apiKeys } from "./tables.ts";

const minute = 60_000;

/** Records when a key was last used, to the minute: a program that calls a hundred times a minute writes once. */
export async function markApiKeyUsed(
  { db, clock }: Pick<Infra, "db" | "clock">,
  { keyId, lastUsedAt }: { keyId: string; lastUsedAt: Date | null },
): Promise<void> {
  const now = clock.now();
  const aMinuteAgo = new Date(now.getTime() - minute);
  if (lastUsedAt && lastUsedAt > aMinuteAgo) return;
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, keyId), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, aMinuteAgo))));
}
