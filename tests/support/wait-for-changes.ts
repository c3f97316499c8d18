import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { changesChannel } from "#platform/cache/invalidation.ts";
import type { Infra } from "#platform/rpc/context.ts";

/** Waits until this process has heard of every change committed before: notifications come in the order of their commits. */
export async function waitForChanges({
  db,
  invalidation,
}: Pick<Infra, "db" | "invalidation">): Promise<void> {
  const heard = Promise.withResolvers<void>();
  const mark = randomUUID();
  invalidation.onChange(({ table }) => table === mark && heard.resolve());
  const change = { table: mark, changed: null, before: null, after: null };
  await db.execute(sql`select pg_notify(${changesChannel}, ${JSON.stringify(change)})`);
  await heard.promise;
}
