import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartError } from "../../start-error.ts";
import { type Cluster, openCluster } from "./cluster.ts";
import { isPostgres, isRunning } from "./process-table.ts";

export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

/** `fast`: for a throwaway cluster. It also listens on a socket in `socketFolder`. */
type Options = { onLine?: (line: string) => void; fast?: { socketFolder: string } };

/**
 * Starts the embedded PostgreSQL on a free loopback port, or adopts one that a killed Cafeto left running. The owner
 * restarts it if it is killed and stops it at the end; a second Cafeto on the same data only uses it.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: Options = {},
): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataDir);
  const ownerFile = path.join(dataDir, "postgres-owner");
  const running = await findRunning(cluster);
  const owns = !running || !isOwned(ownerFile);
  const { pid, port } = running ?? (await launch(cluster, await findFreePort(), options));
  if (owns) fs.writeFileSync(ownerFile, String(process.pid));
  await ensureDatabase(cluster, port);
  const url = urlOf(cluster, port, "cafeto");
  if (!owns) return { url, stop: async () => {} };
  return { url, stop: supervise(cluster, pid, port, options) };
}

const urlOf = (cluster: Cluster, port: number, database: string) =>
  `postgres://cafeto:${cluster.password}@127.0.0.1:${port}/${database}`;

/**
 * Restarts a killed server on the same port, so that the pool reconnects. Returns a function that stops it for good.
 */
function supervise(cluster: Cluster, firstPid: number, port: number, options: Options): () => Promise<void> {
  let pid = firstPid;
  let isStopping = false;
  let restarting: Promise<unknown> | undefined;
  const watch = setInterval(() => {
    if (isStopping || restarting || isRunning(pid)) return;
    options.onLine?.("postgres ended unexpectedly; starting it again");
    restarting = launch(cluster, port, options)
      .then((started) => {
        pid = started.pid;
      })
      .catch((error) => options.onLine?.(String(error)))
      .finally(() => {
        restarting = undefined;
      });
  }, 200);
  watch.unref();
  const lastResort = () => {
    if (readPidFile(cluster)?.pid === pid) signal(pid, "SIGINT");
  };
  process.once("exit", lastResort);
  return async () => {
    isStopping = true;
    clearInterval(watch);
    await restarting;
    await end(pid);
    process.off("exit", lastResort);
  };
}

function readPidFile(cluster: Cluster): { pid: number; port: number } | undefined {
  try {
    const lines = fs.readFileSync(path.join(cluster.folder, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return undefined;
  }
}

function isOwned(ownerFile: string): boolean {
  try {
    const owner = Number(fs.readFileSync(ownerFile, "utf8"));
    return owner > 0 && owner !== process.pid && isRunning(owner);
  } catch {
    return false;
  }
}

async function findRunning(cluster: Cluster) {
  const found = readPidFile(cluster);
  if (!found) return undefined;
  if (isRunning(found.pid) && isPostgres(found.pid)) {
    if (await canConnect(urlOf(cluster, found.port, "postgres"))) return found;
    await end(found.pid);
  } else fs.rmSync(path.join(cluster.folder, "postmaster.pid"), { force: true });
  return undefined;
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Ten tries: right after a kill the old server's shared memory may still be in use for a moment. */
async function launch(
  cluster: Cluster,
  port: number,
  options: Options,
): Promise<{ pid: number; port: number }> {
  let output = "";
  for (let attempt = 0; attempt < 10; attempt++) {
    const child = spawnServer(cluster, port, options);
    output = "";
    const isReady = await new Promise<boolean>((resolve) => {
      child.stderr!.on("data", (chunk) => {
        output = (output + chunk).slice(-4_000);
        if (output.includes("ready to accept connections")) resolve(true);
      });
      child.once("error", () => resolve(false)).once("close", () => resolve(false));
    });
    if (isReady) {
      // An unread pipe would fill up and block the server; unreferenced, neither keeps this process running.
      child.unref();
      (child.stderr as net.Socket).unref();
      return { pid: child.pid!, port };
    }
    if (/no space left/i.test(output))
      throw new StartError(`No space left on the disk of ${cluster.dataDir}.`);
    await sleep(300);
  }
  throw new StartError(
    `The embedded database did not start: ${output.trim().split("\n").at(-1) ?? "no output"}`,
  );
}

function spawnServer(cluster: Cluster, port: number, { onLine, fast }: Options): ChildProcess {
  const settings: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: fast?.socketFolder ?? "",
    shared_buffers: "256MB",
    max_connections: "120",
    jit: "off",
    random_page_cost: "1.1",
    // Only throwaway test clusters may trade durability for speed.
    ...(fast ? { fsync: "off", synchronous_commit: "off", full_page_writes: "off" } : {}),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(
    path.join(cluster.programs, "postgres"),
    ["-D", cluster.folder, "-p", String(port), ...flags],
    {
      ...cluster.account,
      cwd: path.dirname(cluster.folder),
      env: { ...process.env, LC_ALL: "C" },
      stdio: ["ignore", "ignore", "pipe"],
      detached: true,
    },
  );
  child.stderr!.on("data", (chunk) => onLine?.(String(chunk).trimEnd()));
  return child;
}

async function ensureDatabase(cluster: Cluster, port: number): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(cluster, port, "postgres") });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = 'cafeto'");
    if (!found.rowCount) await client.query("create database cafeto");
  } finally {
    await client.end();
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // already gone
  }
}

/** SIGINT is PostgreSQL's fast shutdown; after ten seconds it gets SIGQUIT. */
async function end(pid: number): Promise<void> {
  signal(pid, "SIGINT");
  for (let i = 0; i < 200 && isRunning(pid); i++) await sleep(50);
  if (isRunning(pid)) signal(pid, "SIGQUIT");
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
