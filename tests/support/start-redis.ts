import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { createClient } from "@redis/client";
import { installFromDebian } from "../../tools/install-from-debian.ts";

const program = "redis-server";
const isThere = () => spawnSync(program, ["--version"]).status === 0;

/** A Redis of its own for a test, on a free port; Debian's package is installed if there is none. */
export async function startRedis() {
  if (!isThere()) installFromDebian(program);
  if (!isThere()) throw new Error("No Redis: install redis-server, which these tests start.");
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cafeto-redis-"));
  const port = await findFreePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const begin = async () => {
    // Each write is on the disk before it is answered.
    const settings = ["--port", `${port}`, "--dir", folder, "--appendonly", "yes", "--appendfsync", "always"];
    child = spawn(program, [...settings, "--bind", "127.0.0.1"], { stdio: "ignore" });
    await waitForAnswer(url);
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  await begin();
  return {
    url,
    begin,
    kill,
    /** Kills it and loses what it knew. */
    async lose() {
      await kill();
      fs.rmSync(folder, { recursive: true, force: true });
      fs.mkdirSync(folder);
    },
    async close() {
      await kill();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitForAnswer(url: string): Promise<void> {
  const client = createClient({ url, socket: { reconnectStrategy: () => 20 } });
  client.on("error", () => {});
  await client.connect();
  await client.ping();
  client.destroy();
}

async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
