import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export type Started = { url: string; pid: number; stop(): Promise<void> };
type Environment = Record<string, string>;

/** Starts a program of the project in its own process and waits until `ready` responds. */
export async function startProgram(
  root: string,
  args: string[],
  env: Environment,
  ready: string,
  host = "127.0.0.1",
): Promise<Started> {
  const port = env["PORT"] ?? String(await findFreePort());
  const url = `http://${host}:${port}`;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? "",
      HOME: process.env.HOME ?? "",
      PORT: port,
      PUBLIC_URL: url,
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilReady(child, `${url}${ready}`);
  return {
    url,
    pid: child.pid!,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  for (const late = Date.now() + 300_000; Date.now() < late; await sleep(100)) {
    if (child.exitCode !== null) throw new Error(`a program ended before it was ready (${child.exitCode})`);
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
  }
  child.kill("SIGKILL");
  throw new Error(`not ready in five minutes: ${url}`);
}

/** Runs a program of the project to its end. */
export async function runProgram(root: string, args: string[], env: Environment): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}`);
}

/** Resident memory of a process in megabytes. */
export function memoryOf(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1_024;
}

/** The address of the embedded database of a data folder. */
export function embeddedUrl(dataDir: string): string {
  const [, , , port] = fs
    .readFileSync(path.join(dataDir, "postgres/cluster/postmaster.pid"), "utf8")
    .split("\n");
  const password = fs.readFileSync(path.join(dataDir, "postgres-password"), "utf8").trim();
  return `postgres://cafeto:${password}@127.0.0.1:${port}/cafeto`;
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
