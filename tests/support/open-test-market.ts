import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startCardSandbox } from "@cafeto/card-sandbox";
import pg from "pg";
import { inject } from "vitest";
import { findSetValue } from "#domains/settings/server/find-set-value.ts";
import { cachesNothing, openInvalidation } from "#platform/cache/invalidation.ts";
import { openCards } from "#platform/cards/cards.ts";
import { fixedClock } from "#platform/clock/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { openDatabase } from "#platform/db/database.ts";
import { openJobs } from "#platform/jobs/jobs.ts";
import { openRateLimits } from "#platform/limits/rate-limits.ts";
import { openLog } from "#platform/log/log.ts";
import { openNotifications } from "#platform/realtime/notifications.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { listJobHandlers } from "../../src/server/job-handlers.ts";

export type TestMarket = {
  infra: Infra;
  clock: ReturnType<typeof fixedClock>;
  sandboxUrl: string;
  databaseUrl: string;
  /** Runs the due jobs until none is left; later ones wait. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
};

const secretKey = "sk_test_integration";
const webhookSecret = "whsec_integration";

/** A market of its own for a test file: a clone of the migrated database, the infrastructure, and the card sandbox. `env`: more of the configuration. `caches`: hears of changes, as the real one does. `prepare`: fills an empty database instead. */
export async function openTestMarket(
  options: {
    pool?: number;
    withSandbox?: boolean;
    env?: Record<string, string>;
    caches?: boolean;
    prepare?(url: string): Promise<void>;
  } = {},
): Promise<TestMarket> {
  const server = inject("databaseServer");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // Copied as files, which takes a third of the time where nothing waits for the disk.
  await adminQuery(
    server,
    `create database ${name}${options.prepare ? "" : " template cafeto strategy file_copy"}`,
  );
  const databaseUrl = server.replace(/cafeto$/, name);
  const socketUrl = inject("databaseSocket").replace(/cafeto$/, name);
  await options.prepare?.(databaseUrl);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "cafeto-files-"));
  const config = readConfig({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    SESSION_SECRET: "k9Vw3tQzLr7pYb2NfXc8Jd5HmGs4Ta6R",
    PUBLIC_URL: "http://localhost:3000",
    ...options.env,
  });
  const log = openLog(process.env.TEST_LOG ?? "silent");
  const database = openDatabase(socketUrl, { max: options.pool ?? 10 });
  const handlers = listJobHandlers(config);
  const boss = await openJobs(
    socketUrl,
    log,
    handlers.map(({ job }) => job),
  );
  const clock = fixedClock(new Date());
  const notifications = options.caches ? openNotifications(socketUrl, log) : undefined;
  const sandbox = options.withSandbox === false ? undefined : await openSandbox(dataDir, clock);
  const infra: Infra = {
    db: database.db,
    jobs: boss,
    cards: openCards(
      { secretKey, webhookSecret },
      sandbox && { host: "127.0.0.1", port: Number(new URL(sandbox.url).port) },
    ),
    storage: openStorage(config),
    limits: openRateLimits(database.pool, (key) => findSetValue({ db: database.db, clock }, key)),
    invalidation: notifications ? openInvalidation(notifications, clock) : cachesNothing,
    log,
    clock,
    config,
    readSetting: findSetValue,
  };
  const handlerOf = new Map(handlers.map(({ job, handle }) => [job.name, handle]));
  const due = () => takeDueJobs(database.pool, clock.now());
  return {
    infra,
    clock,
    databaseUrl,
    sandboxUrl: sandbox?.url ?? "",
    async runJobs() {
      for (let jobs = await due(); jobs.length > 0; jobs = await due())
        for (const job of jobs) await handlerOf.get(job.name)!(infra, job.data as never);
    },
    async close() {
      await boss.stop();
      await sandbox?.stop();
      await notifications?.stop();
      await database.close();
      await adminQuery(server, `drop database ${name} with (force)`);
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Takes the jobs out of the queue in place of a worker, by the test's own clock; what was given up stays. */
async function takeDueJobs(pool: pg.Pool, now: Date): Promise<{ name: string; data: object }[]> {
  const { rows } = await pool.query(
    "delete from jobs.job where name <> 'dead-letters' and state in ('created', 'retry') and start_after <= $1 returning name, data, created_on",
    // The database counts microseconds: what was queued within this millisecond is due too.
    [new Date(Math.max(now.getTime(), Date.now() + 1))],
  );
  return rows.sort((a, b) => a.created_on - b.created_on);
}

function openSandbox(dataDir: string, clock: { now(): Date }) {
  return startCardSandbox({
    port: 0,
    host: "127.0.0.1",
    dataDir: path.join(dataDir, "cards"),
    publicUrl: "",
    // Deliveries go nowhere; a test that needs an event delivers it itself.
    webhookUrl: "http://127.0.0.1:9/webhooks/cards",
    webhookEvents: [],
    webhookSecret,
    secretKey,
    now: () => clock.now().getTime(),
  });
}

async function adminQuery(server: string, query: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server.replace(/cafeto$/, "postgres") });
  await admin.connect();
  try {
    await admin.query(query);
  } finally {
    await admin.end();
  }
}
