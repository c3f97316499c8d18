import { sql } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { apiKeyUsage } from "./tables.ts";

const flushMilliseconds = 10_000;

/** The calls not yet written, of each process: by key and day. Its job queue stands for the process. */
const waiting = new WeakMap<Infra["jobs"], Map<string, number>>();

/**
 * Counts a call by an API key. Counts are written together every 10 seconds, by `infra`'s connections; a process that
 * dies loses at most that.
 */
export function countApiCall(infra: Infra, keyId: string): void {
  add(infra, `${keyId}_${infra.clock.now().toISOString().slice(0, 10)}`, 1);
}

function add(infra: Infra, key: string, calls: number): void {
  const counts = waiting.get(infra.jobs) ?? new Map<string, number>();
  counts.set(key, (counts.get(key) ?? 0) + calls);
  if (waiting.has(infra.jobs)) return;
  waiting.set(infra.jobs, counts);
  setTimeout(() => void flushApiCalls(infra), flushMilliseconds).unref();
}

/** Writes what was counted. Called every 10 seconds, and before the process ends; counts that can't be written wait. */
export async function flushApiCalls(infra: Infra): Promise<void> {
  const counts = waiting.get(infra.jobs);
  if (!counts) return;
  waiting.delete(infra.jobs);
  // In the order of their keys, so that two processes never wait for each other.
  const rows = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, calls]) => {
      const [keyId, day] = key.split("_");
      return { keyId, day, calls };
    });
  try {
    // A key that was deleted meanwhile has no usage.
    await infra.db.execute(sql`
      insert into ${apiKeyUsage} (key_id, day, calls)
      select k.id, v.day, v.calls from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v("keyId" uuid, day date, calls int)
      join api_keys k on k.id = v."keyId" order by k.id, v.day
      on conflict (key_id, day) do update set calls = ${apiKeyUsage}.calls + excluded.calls`);
  } catch (err) {
    infra.log.warn({ err }, "API calls not counted yet");
    for (const [key, calls] of counts) add(infra, key, calls);
  }
}
