import { openInvalidation } from "#platform/cache/invalidation.ts";
import { openCards } from "#platform/cards/cards.ts";
import { systemClock } from "#platform/clock/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { openDatabase } from "#platform/db/database.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { openJobs } from "#platform/jobs/jobs.ts";
import { openRateLimits } from "#platform/limits/rate-limits.ts";
import type { Log } from "#platform/log/log.ts";
import { measurePool } from "#platform/metrics/metrics.ts";
import { openLiveEvents } from "#platform/realtime/live-events.ts";
import { openNotifications } from "#platform/realtime/notifications.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { listJobHandlers } from "./job-handlers.ts";

export type CardKeys = { secretKey: string; webhookSecret: string; sandbox?: { host: string; port: number } };

/** Opens every port to the outside on a migrated database; `close` closes them in reverse order. */
export async function openInfra(
  config: Config,
  log: Log,
  databaseUrl: string,
  migrations: string,
  keys: CardKeys,
) {
  await migrateDatabase(databaseUrl, migrations);
  const database = openDatabase(databaseUrl, {
    max: config.database.pool,
    onError: (error) => log.warn({ reason: error.message }, "database connection lost"),
  });
  measurePool("all", database.pool);
  const notifications = openNotifications(databaseUrl, log);
  const invalidation = openInvalidation(notifications, systemClock);
  const subscribe = openLiveEvents(notifications);
  const handlers = listJobHandlers(config);
  const jobs = await openJobs(
    databaseUrl,
    log,
    handlers.map(({ job }) => job),
  );
  const infra: Infra = {
    db: database.db,
    jobs,
    cards: openCards(keys, keys.sandbox),
    storage: openStorage(config),
    limits: openRateLimits(database.pool),
    invalidation,
    log,
    clock: systemClock,
    config,
  };
  const close = async () => {
    await jobs.stop();
    await notifications.stop();
    await database.close();
  };
  /** Begins to work on jobs. */
  const work = () =>
    jobs.work(handlers.map(({ job, handle }) => ({ job, run: (data) => handle(infra, data) })));
  return { infra, work, subscribe, close };
}
