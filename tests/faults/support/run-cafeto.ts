import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findRoot } from "#platform/db/find-root.ts";

export type Environment = Record<string, string>;
export type Ended = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string };
export type Cafeto = {
  url: string;
  pid: number;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<Ended>;
  isRunning(): boolean;
};

const patience = 60_000;

/** A folder that the database's own account can access too. */
export function makeDataFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cafeto-faults-"));
  fs.chmodSync(folder, 0o755);
  return folder;
}

/** The environment of one process, with free ports; nothing of the tests' own environment gets in. */
export async function environmentFor(dataDir: string, more: Environment = {}): Promise<Environment> {
  const [port, metrics, cards] = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  return {
    PATH: process.env.PATH ?? "",
    HOME: process.env.HOME ?? "",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    METRICS_PORT: String(metrics),
    CARD_SANDBOX_PORT: String(cards),
    DATA_DIR: dataDir,
    DEMO_MARKET: "false",
    LOG_LEVEL: "warn",
    ...more,
  };
}

/** `npm start` without npm: starts the program and waits until it is ready. */
export async function startCafeto(env: Environment, milliseconds = patience): Promise<Cafeto> {
  const { child, ended, output } = launch(env);
  const late = Date.now() + milliseconds;
  while (!output.stdout.includes("Cafeto is open at")) {
    if (child.exitCode !== null || Date.now() > late) {
      child.kill("SIGKILL");
      throw new Error(`Cafeto did not start: ${JSON.stringify(await ended)}`);
    }
    await sleep(20);
  }
  return {
    url: env.PUBLIC_URL!,
    pid: child.pid!,
    kill: (signal) => child.kill(signal),
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
  };
}

/** Starts the program where it should refuse, and waits for its exit. */
export async function startInVain(env: Environment): Promise<Ended> {
  const { child, ended } = launch(env);
  const impatience = setTimeout(() => child.kill("SIGKILL"), patience);
  const result = await ended;
  clearTimeout(impatience);
  return result;
}

function launch(env: Environment): {
  child: ChildProcess;
  ended: Promise<Ended>;
  output: { stdout: string; stderr: string };
} {
  const child = spawn(process.execPath, ["tools/start.ts"], {
    cwd: findRoot(),
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name]!.on("data", (chunk) => {
      output[name] += chunk;
    });
  const ended = new Promise<Ended>((resolve) => {
    child.once("exit", (code, signal) => setTimeout(() => resolve({ code, signal, ...output }), 50));
  });
  return { child, ended, output };
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

/** Waits until a condition holds; names it on timeout. */
export async function until<Result>(
  what: string,
  look: () => Promise<Result | undefined | false>,
): Promise<Result> {
  const late = Date.now() + patience;
  for (;;) {
    const found = await look().catch(() => undefined);
    if (found) return found;
    if (Date.now() > late) throw new Error(`waited in vain until ${what}`);
    await sleep(100);
  }
}
