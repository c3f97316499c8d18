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
    /** The same by its socket, where a statement takes a third less work of both sides than over TCP. */
    databaseSocket: string;
  }
}

/**
 * One real PostgreSQL for the run, with a migrated template that each test file clones. Thrown away, so it need not
 * be durable.
 */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cafeto-test-"));
  fs.chmodSync(folder, 0o755);
  // The database runs under an account of its own.
  const socketFolder = path.join(folder, "socket");
  fs.mkdirSync(socketFolder);
  fs.chmodSync(socketFolder, 0o777);
  const server = await startEmbeddedPostgres(folder, { fast: { socketFolder } });
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
  // Checking a password takes 4,096 rounds of its hash on both sides, at each of some thousand connections.
  await admin.query("set scram_iterations = 1");
  await admin.query(`alter role cafeto password ${admin.escapeLiteral(new URL(server.url).password)}`);
  await admin.end();
  project.provide("databaseServer", server.url);
  project.provide("databaseSocket", server.url.replace("127.0.0.1", encodeURIComponent(socketFolder)));
  return async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
