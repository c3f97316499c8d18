import { flushApiCalls } from "#domains/integrations/server/count-api-calls.ts";
import { findSetValue } from "#domains/settings/server/find-set-value.ts";
import { openInvalidation } from "#platform/cache/invalidation.ts";
import { openCards } from "#platform/cards/cards.ts";
import { systemClock } from "#platform/clock/clock.ts";
import type { Config } from "#platform/config/config.ts";
import {
  backgroundPatience,
  type Database,
  openDatabase,
  openDatabaseProbe,
  type Patience,
  requestPatience,
} from "#platform/db/database.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { openJobs } from "#platform/jobs/jobs.ts";
import { openRateLimits } from "#platform/limits/rate-limits.ts";
import type { Log } from "#platform/log/log.ts";
import { measurePool } from "#platform/metrics/metrics.ts";
import { hearRedis } from "#platform/realtime/hear-redis.ts";
import { hearDatabase, openLiveEvents } from "#platform/realtime/live-events.ts";
import { type Notifications, openNotifications } from "#platform/realtime/notifications.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { listJobHandlers } from "./job-handlers.ts";

const limitsOf = ({ db, pool }: Pick<Database, "db" | "pool">) =>
  openRateLimits(pool, (key) => findSetValue({ db, clock: systemClock }, key));

export type CardKeys = { secretKey: string; webhookSecret: string; sandbox?: { host: string; port: number } };

/**
 * Opens every port to the outside on a migrated database; `close` closes them in reverse order. `infra` is for jobs and
 * programs, `browsing` and `buying` for requests: each has connections of its own, so that none can take the others'.
 */
export async function openInfra(
  config: Config,
  log: Log,
  databaseUrl: string,
  migrations: string,
  keys: CardKeys,
) {
  await migrateDatabase(databaseUrl, migrations);
  const open = (part: Part) => openPool(databaseUrl, config, log, part);
  const pools = { browsing: open("browsing"), buying: open("buying"), background: open("background") };
  const probe = openDatabaseProbe(databaseUrl);
  for (const [name, { pool }] of Object.entries(pools)) measurePool(name, pool);
  const notifications = openNotifications(databaseUrl, log);
  const invalidation = openInvalidation(notifications, systemClock);
  const { live, leave } = openLive(config, notifications, log);
  const handlers = listJobHandlers(config);
  const jobs = await openJobs(
    databaseUrl,
    log,
    handlers.map(({ job }) => job),
  );
  const infra: Infra = {
    db: pools.background.db,
    jobs,
    cards: openCards(keys, keys.sandbox),
    storage: openStorage(config),
    limits: limitsOf(pools.background),
    invalidation,
    log,
    ...{ clock: systemClock, config, readSetting: findSetValue },
  };
  const close = async () => {
    await Promise.all([flushApiCalls(infra), jobs.stop()]);
    leave();
    await notifications.stop();
    await Promise.all([probe, ...Object.values(pools)].map((opened) => opened.close()));
  };
  /** Begins to work on jobs. */
  const work = () =>
    jobs.work(handlers.map(({ job, handle }) => ({ job, run: (data) => handle(infra, data) })));
  const through = ({ db, pool }: Database): Infra => ({ ...infra, db, limits: limitsOf({ db, pool }) });
  return {
    infra,
    browsing: through(pools.browsing),
    buying: through(pools.buying),
    isReachable: probe.isReachable,
    work,
    live,
    close,
  };
}

function openLive({ redisUrl }: Config, notifications: Notifications, log: Log) {
  if (!redisUrl) return { live: openLiveEvents(hearDatabase(notifications)), leave: () => {} };
  const source = hearRedis({ url: redisUrl, notifications, log });
  return { live: openLiveEvents(source), leave: source.stop };
}

export type Opened = Awaited<ReturnType<typeof openInfra>>;

/** Each part's share of the configured connections. */
const parts = {
  browsing: { share: 0.4, patience: requestPatience },
  buying: { share: 0.4, patience: requestPatience },
  background: { share: 0.2, patience: backgroundPatience },
} as const satisfies Record<string, { share: number; patience: Patience }>;
type Part = keyof typeof parts;

function openPool(url: string, config: Config, log: Log, part: Part): Database {
  const { share, patience } = parts[part];
  return openDatabase(url, {
    max: Math.max(1, Math.round(config.database.pool * share)),
    patience,
    onError: (error) => log.warn({ reason: error.message, part }, "database connection lost"),
  });
}
