import { type SQL, sql } from "drizzle-orm";

/** Another name than that of an earlier release, whose payloads had no id. */
export const liveChannel = "cafeto_live_events";

const publishes = "publish_live(";
/** In one go; what is left is sent in the next. */
const mostAtOnce = 1_000;

/**
 * Writes a message to be sent once the transaction commits, as a part of a statement that does more. Not by `NOTIFY` in the
 * transaction itself: PostgreSQL lets only one such transaction commit at a time, each waiting for the disk alone.
 */
export const publishMessage = (message: SQL): SQL => sql`${sql.raw(publishes)}${message})`;

/** Sends what committed transactions have written. It changes nothing that is kept, so its commit waits for no disk. */
export const passOnStatement = `with passed as (
    delete from live_outbox where id in (select id from live_outbox for update skip locked limit ${mostAtOnce})
    returning id, message
  )
  select pg_notify('${liveChannel}', id || ' ' || message) from passed`;

type Query = (text: string) => Promise<{ rowCount: number | null }>;

/**
 * Passes on what statements publish: `notice` each statement's text, and `passOn` once its transaction may have ended. What
 * happens at the same time is passed on together. A failure leaves the rest to the next pass of any process.
 */
export function openLiveOutbox(query: Query) {
  let isWaiting = false;
  let isPassing = false;
  return {
    /** Whether a statement publishes. */
    notice: (text: string): boolean => text.includes(publishes),
    async passOn(): Promise<void> {
      isWaiting = true;
      if (isPassing) return;
      isPassing = true;
      while (isWaiting) {
        isWaiting = false;
        const passed = await query(passOnStatement).catch(() => undefined);
        if (passed?.rowCount === mostAtOnce) isWaiting = true;
      }
      isPassing = false;
    },
  };
}
