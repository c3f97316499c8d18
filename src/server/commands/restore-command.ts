import fs from "node:fs";
import path from "node:path";
import { findBroken } from "#domains/checkout/server/find-broken.ts";
import { copyNewFiles } from "#platform/backup/copy-files.ts";
import type { Manifest } from "#platform/backup/dump-database.ts";
import { loadDatabase } from "#platform/backup/load-database.ts";
import { readConfig } from "#platform/config/config.ts";
import { makeDataFolder } from "#platform/config/make-data-folder.ts";
import { StartError } from "#platform/start-error.ts";
import { filesFolder, halfMade, manifestFile } from "./backup-command.ts";
import { withMarket } from "./open-market.ts";

/**
 * `npm run restore -- FOLDER`: writes a backup into the configured market, which must be empty, then checks what must always
 * hold; 1 if something does not. What the provider did since the backup is found by `reconcile`.
 */
export async function runRestoreCommand([folder, ...rest]: string[]): Promise<number> {
  if (!folder || rest.length > 0)
    throw new StartError("Name the folder of a backup: npm run restore -- FOLDER.");
  const manifest = readManifest(folder);
  const config = readConfig(process.env);
  makeDataFolder(config.dataDir);
  // The rows come last, all or nothing: what is killed before leaves an empty market, never one without its files.
  const files = path.join(path.dirname(path.resolve(folder)), filesFolder);
  const copied = config.s3 ? 0 : await copyNewFiles(files, path.join(config.dataDir, "files"));
  const broken = await withMarket(async (infra, databaseUrl) => {
    await loadDatabase(databaseUrl, folder, manifest);
    return findBroken(infra);
  });
  console.log(`Restored what there was at ${manifest.madeAt}, and ${copied} files.`);
  for (const { invariant, id, cause } of broken) console.log(`${invariant}  ${id}  ${cause}`);
  console.log(
    "Now run: npm run reconcile -- --repair. It refunds payments whose orders are lost and books payouts made since.",
  );
  return broken.length === 0 ? 0 : 1;
}

function readManifest(folder: string): Manifest {
  const file = path.join(folder, manifestFile);
  if (path.resolve(folder).endsWith(halfMade) || !fs.existsSync(file))
    throw new StartError(`${folder} is no complete backup: it was not finished, or is none.`);
  return JSON.parse(fs.readFileSync(file, "utf8")) as Manifest;
}
