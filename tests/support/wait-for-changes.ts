import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
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
  const say = () => db.execute(sql`select pg_notify(${changesChannel}, ${JSON.stringify(change)})`);
  // Among more than 200 changes in a second, or while the listener connects anew, all that is cached is forgotten and the mark
  // is not looked at.
  while (!(await Promise.race([heard.promise.then(() => true), say().then(() => sleep(1_000, false))])));
}
