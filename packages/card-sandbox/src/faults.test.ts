import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { startCardSandbox } from "./start.ts";
import { openStore } from "./store/open-store.ts";
import { type Bench, openBench, secretKey, threeLines, webhookSecret } from "./testing/open-bench.ts";

let bench: Bench | undefined;
let child: ChildProcess | undefined;
afterEach(async () => {
  child?.kill("SIGKILL");
  await bench?.close();
});

const bin = fileURLToPath(new URL("../bin/card-sandbox.ts", import.meta.url));

/** The sandbox in a process of its own, on the bench's folder. */
async function startProcess(dataDir: string, webhookUrl: string): Promise<string> {
  const options = ["--port", "0", "--data-dir", dataDir, "--webhook-url", webhookUrl];
  const keys = ["--webhook-secret", webhookSecret, "--secret-key", secretKey];
  child = spawn(process.execPath, [bin, ...options, ...keys], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(child.stdout!, "data")) as [Buffer];
  return /http:\S+/.exec(line.toString())![0];
}

describe("the command", () => {
  const run = (...options: string[]) => spawnSync(process.execPath, [bin, ...options], { encoding: "utf8" });

  it("explains itself, and refuses options that it does not know", () => {
    const help = run("--help");
    expect([help.status, help.stdout]).toEqual([0, expect.stringContaining("--webhook-secret")]);
    const wrong = run("--colour", "red");
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining("--colour")]);
  });
});

describe("faults", () => {
  it("killed with -9 between payment and event, it responds and delivers after the restart", async () => {
    bench = await openBench();
    const dataDir = `${bench.dataDir}/apart`;
    const url = await startProcess(dataDir, "http://127.0.0.1:9/");
    const headers = { authorization: `Bearer ${secretKey}`, "idempotency-key": "before" };
    const params = new URLSearchParams({
      mode: "payment",
      success_url: "https://shop.example/thanks",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "usd",
      "line_items[0][price_data][unit_amount]": "900",
      "line_items[0][price_data][product_data][name]": "Beans",
    });
    const created = await fetch(`${url}/v1/checkout/sessions`, { method: "POST", headers, body: params });
    const { id } = (await created.json()) as { id: string };
    const paid = await fetch(`${url}/sandbox/sessions/${id}/pay`, {
      method: "POST",
      headers: { authorization: headers.authorization },
      body: JSON.stringify({ card: "4242424242424242" }),
    });
    expect(paid.status).toBe(200);
    child!.kill("SIGKILL");
    await once(child!, "exit");
    await bench.restart({ dataDir });
    const session = await bench.stripe.checkout.sessions.retrieve(id);
    expect(session.payment_status).toBe("paid");
    await bench.waitFor("checkout.session.completed", (object) => object.id === id);
    const replayed = await fetch(`${bench.url}/v1/checkout/sessions`, {
      method: "POST",
      headers,
      body: params,
    });
    expect(replayed.headers.get("idempotent-replayed")).toBe("true");
  });

  it("a port or a folder in use is one clear sentence", async () => {
    bench = await openBench();
    const taken = createServer();
    taken.listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };
    const options = { publicUrl: "", webhookUrl: "http://127.0.0.1:9/", webhookSecret, secretKey };
    const dataDir = `${bench.dataDir}/apart`;
    await expect(startCardSandbox({ ...options, port, dataDir })).rejects.toThrow(
      `The card sandbox's port ${port} on 127.0.0.1 is already in use.`,
    );
    taken.close();
    // The refused start let go of its folder.
    openStore(dataDir).close();
    await startProcess(dataDir, options.webhookUrl);
    await expect(startCardSandbox({ ...options, port: 0, dataDir })).rejects.toThrow(
      "is in use by another process.",
    );
  });

  it("ends at once though a client holds its connection, and ends twice without complaint", async () => {
    bench = await openBench();
    const session = await bench.stripe.checkout.sessions.create(threeLines());
    expect(session.status).toBe("open");
    const begun = performance.now();
    await bench.restart();
    expect(performance.now() - begun).toBeLessThan(1500);
  });
});
