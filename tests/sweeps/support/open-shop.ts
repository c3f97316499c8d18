import { EventEmitter } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Infra } from "#platform/rpc/context.ts";
import { makeApp } from "../../../src/server/app.ts";
import { closeServer, listen, openHttpServer } from "../../../src/server/listen.ts";
import { silentLiveEvents } from "../../support/silent-live-events.ts";

export type Shop = {
  url: string;
  /** Asks the same app without a connection, for sweeps of tens of thousands of requests that are not about HTTP itself. */
  askInProcess: typeof fetch;
  close(): Promise<void>;
};

/**
 * The whole HTTP surface over the given infrastructure, on a free port. Its site is one page that shows its nonce;
 * `/broken` fails.
 */
export async function openShop(infra: Infra, live = silentLiveEvents()): Promise<Shop> {
  const clientFolder = fs.mkdtempSync(path.join(os.tmpdir(), "cafeto-client-"));
  fs.mkdirSync(path.join(clientFolder, "assets"));
  fs.writeFileSync(path.join(clientFolder, "assets/app.js"), "export {};");
  fs.writeFileSync(path.join(clientFolder, "favicon.svg"), "<svg/>");
  const ending = new AbortController();
  const app = makeApp({
    infra,
    live,
    site: { handle: answerDummyPage, describePerson: async () => "{}", sharedPages: [] },
    clientFolder,
    isDevServer: false,
    readiness: async () => "ready",
    isEnding: ending.signal,
  });
  const { server, serve } = openHttpServer();
  serve(getRequestListener(app.fetch));
  const port = await listen(server, 0, "127.0.0.1", "PORT");
  return {
    url: `http://127.0.0.1:${port}`,
    async askInProcess(url, init) {
      const incoming = { headers: {}, socket: { remoteAddress: "127.0.0.1" }, complete: true };
      const outgoing = Object.assign(new EventEmitter(), { writableEnded: false });
      try {
        return await app.fetch(new Request(url, init), { incoming, outgoing });
      } finally {
        outgoing.emit("close");
      }
    },
    async close() {
      ending.abort();
      await closeServer(server, { withinMilliseconds: 1_000 });
      fs.rmSync(clientFolder, { recursive: true, force: true });
    },
  };
}

async function answerDummyPage(request: Request, deps: object): Promise<Response> {
  if (new URL(request.url).pathname === "/broken") throw new Error("the page could not be made");
  const { nonce } = deps as { nonce: string };
  return new Response(`<!doctype html><script nonce="${nonce}"></script>`, {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}

/** Infrastructure without rate limits, for sweeps that call one procedure hundreds of times as one user. */
export function withoutLimits(infra: Infra): Infra {
  return { ...infra, limits: { consume: async () => {} } };
}
