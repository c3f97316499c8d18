import { PoolBusy } from "./pool.ts";

/**
 * PostgreSQL's classes "connection exception" and "insufficient resources", and single codes: shutdown, crash, starting
 * up, idle in a transaction, lock or statement timed out, deadlock, serialization. Then what the network says.
 */
const transientCodes =
  /^(08...|53...|57P0[1-5]|57014|25P0[34]|55P03|40P01|40001|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** What `pg` throws without a code. */
const transientMessages =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout exceeded when trying to connect|Cannot use a pool after calling end)/;

/**
 * True if a failure says nothing about the request but that the database was lost, restarted, or too busy: the same
 * request may succeed a moment later.
 */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (cause instanceof PoolBusy || transientMessages.test(cause.message)) return true;
    if (typeof code === "string" && transientCodes.test(code)) return true;
  }
  return false;
}
