import fs from "node:fs";
import path from "node:path";
import { copyNewFiles } from "#platform/backup/copy-files.ts";
import { dumpDatabase, type Manifest } from "#platform/backup/dump-database.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { type Config, readConfig } from "#platform/config/config.ts";
import { openDatabaseServer } from "#platform/db/open-database-server.ts";
import { openLog } from "#platform/log/log.ts";

const day = 86_400_000;
/** A folder gets its name only when it is complete, its files too; one without is of a backup that was killed. */
export const halfMade = ".half";
export const manifestFile = "manifest.json";
export const filesFolder = "files";

/**
 * `npm run backup`: a folder named by the moment below BACKUP_DIR, with all rows of the database as they were at one moment. The
 * files never change under their names, so all backups share one folder of them, into which the new ones are copied. Backups
 * older than BACKUP_DAYS are deleted, the latest never.
 */
export async function runBackupCommand(): Promise<number> {
  const config = readConfig(process.env);
  const { folder, days } = config.backup;
  const now = systemClock.now();
  const name = now.toISOString().replaceAll(":", "-").slice(0, 19);
  const made = path.join(folder, name);
  const manifest = await makeBackup(config, `${made}${halfMade}`, now);
  // Each file is there before the row that names it, so those that are copied now are all that the rows name.
  const copied = config.s3
    ? 0
    : await copyNewFiles(path.join(config.dataDir, "files"), path.join(folder, filesFolder));
  fs.renameSync(`${made}${halfMade}`, made);
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  console.log(`${made}: ${rows} rows of ${manifest.tables.length} tables, ${copied} new files.`);
  if (config.s3) console.log("The files are in the S3 bucket, which is not copied.");
  for (const old of outdated(folder, now.getTime() - days * day)) {
    fs.rmSync(path.join(folder, old), { recursive: true });
    console.log(`Deleted ${old}, older than ${days} days.`);
  }
  return 0;
}

async function makeBackup(config: Config, folder: string, now: Date): Promise<Manifest> {
  // Only for the account that runs Cafeto: it holds all that the market knows about people.
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = await openDatabaseServer(config, openLog("silent"));
  try {
    const manifest = await dumpDatabase(database.url, folder, now);
    fs.writeFileSync(path.join(folder, manifestFile), JSON.stringify(manifest, null, 2));
    return manifest;
  } finally {
    await database.stop();
  }
}

/** The backups made before a moment, without the latest, and what killed ones left behind. */
function outdated(folder: string, before: number): string[] {
  const names = fs.readdirSync(folder).filter((name) => /^\d{4}-\d\d-\d\dT/.test(name));
  const whole = names.filter((name) => !name.endsWith(halfMade)).sort();
  const timeOf = (name: string) =>
    Date.parse(
      name
        .slice(0, 19)
        .replace(/T(\d\d)-(\d\d)-/, "T$1:$2:")
        .concat("Z"),
    );
  const old = (name: string) => timeOf(name) < before;
  return [...whole.slice(0, -1), ...names.filter((name) => name.endsWith(halfMade))].filter(old);
}
