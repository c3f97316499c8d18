import pg from "pg";
import type { Config } from "#platform/config/config.ts";
import type { Log } from "#platform/log/log.ts";
import { StartError } from "#platform/start-error.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded/start-postgres.ts";

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
