import pg from "pg";
import { openCards } from "#platform/cards/cards.ts";
import { systemClock } from "#platform/clock/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { openDatabase } from "#platform/db/database.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#platform/db/embedded/start-postgres.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { openFreshness } from "#platform/freshness/freshness.ts";
import { openJobs } from "#platform/jobs/jobs.ts";
import { openRateLimits } from "#platform/limits/rate-limits.ts";
import type { Log } from "#platform/log/log.ts";
import { openLiveEvents } from "#platform/realtime/live-events.ts";
import { openNotifications } from "#platform/realtime/notifications.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { StartError } from "#platform/start-error.ts";
import { openStorage } from "#platform/storage/storage.ts";

export type CardKeys = { secretKey: string; webhookSecret: string; sandbox?: { host: string; port: number } };

/** The database as configured: the one at DATABASE_URL, or the embedded one in the data folder. */
export async function openDatabaseServer(config: Config, log: Log): Promise<EmbeddedPostgres> {
  const { url } = config.database;
  if (!url)
    return startEmbeddedPostgres(config.dataDir, { onLine: (line) => log.debug({ from: "postgres" }, line) });
  const probe = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await probe.connect();
  } catch (error) {
    const { host } = new URL(url);
    throw new StartError(
      `The database at ${host} can't be used: ${(error as Error).message || (error as NodeJS.ErrnoException).code}.`,
    );
  } finally {
    await probe.end().catch(() => {});
  }
  return { url, stop: async () => {} };
}

/** Opens every door on a migrated database; `close` shuts them in the reverse order. */
export async function openDoors(
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
  const notifications = openNotifications(databaseUrl, log);
  const freshness = openFreshness(notifications, systemClock);
  const subscribe = openLiveEvents(notifications);
  const jobs = await openJobs(databaseUrl, log);
  const doors: Doors = {
    db: database.db,
    jobs,
    cards: openCards(keys, keys.sandbox),
    storage: openStorage(config),
    limits: openRateLimits(database.pool),
    freshness,
    log,
    clock: systemClock,
    config,
  };
  const close = async () => {
    await jobs.stop();
    await notifications.stop();
    await database.close();
  };
  return { doors, jobs, subscribe, close };
}
