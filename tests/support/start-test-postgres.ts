import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { readConfig } from "#platform/config/config.ts";
import { startEmbeddedPostgres } from "#platform/db/embedded/start-postgres.ts";
import { findRoot } from "#platform/db/find-root.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { openJobs } from "#platform/jobs/jobs.ts";
import { openLog } from "#platform/log/log.ts";
import { listJobHandlers } from "../../src/server/job-handlers.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseServer: string;
  }
}

/**
 * One real PostgreSQL for the run, with a migrated template that each test file clones. Thrown away, so it need not
 * be durable.
 */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cafeto-test-"));
  fs.chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres(folder, { fast: true });
  await migrateDatabase(server.url, path.join(findRoot(), "migrations"));
  const jobs = await openJobs(
    server.url,
    openLog("silent"),
    listJobHandlers(readConfig({ NODE_ENV: "test" })).map(({ job }) => job),
  );
  await jobs.stop();
  const admin = new pg.Client({ connectionString: server.url.replace(/cafeto$/, "postgres") });
  await admin.connect();
  await admin.query("alter database cafeto is_template true");
  await admin.end();
  project.provide("databaseServer", server.url);
  return async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
