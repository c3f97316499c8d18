import http, { type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeServer, listen, openHttpServer } from "./listen.ts";
import type { Variables } from "./request-context.ts";
import { mostAtOnce, shedLoad } from "./shed-load.ts";

let server: Server;
let url: string;
let begun: number;
let finish: (() => void)[];

beforeEach(async () => {
  begun = 0;
  finish = [];
  const app = new Hono<{ Variables: Variables }>().use(shedLoad());
  app.all("*", async (c) => {
    begun += 1;
    if (c.req.method === "POST") await c.req.text();
    await new Promise<void>((resolve) => finish.push(resolve));
    return c.text("done");
  });
  const front = openHttpServer();
  front.serve(getRequestListener(app.fetch));
  server = front.server;
  url = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1", "PORT")}`;
});
afterEach(() => closeServer(server, { withinMilliseconds: 1_000 }));

const fill = (path: string) => Array.from({ length: mostAtOnce }, () => fetch(`${url}${path}`));
const begunAll = (count: number) => vi.waitFor(() => expect(begun).toBe(count));

test("where enough requests are worked on, one more is refused at once; then it is served again", async () => {
  const running = fill("/");
  await begunAll(mostAtOnce);
  const refused = await fetch(url);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await refused.json()).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect(begun).toBe(mostAtOnce);
  for (const done of finish.splice(0)) done();
  for (const response of await Promise.all(running)) expect(await response.text()).toBe("done");
  const next = fetch(url);
  await begunAll(mostAtOnce + 1);
  for (const done of finish) done();
  expect((await next).status).toBe(200);
});

test("clients that are slow to send, leave, or listen to live updates shut nobody out", async () => {
  const slow = Array.from({ length: mostAtOnce }, () => {
    const request = http.request(url, { method: "POST", headers: { "content-length": "2" } });
    request.on("error", () => {});
    request.write("a");
    return request;
  });
  const live = fill("/realtime/v1/events");
  await begunAll(2 * mostAtOnce);
  const served = fetch(url);
  await begunAll(2 * mostAtOnce + 1);
  for (const done of finish) done();
  expect((await served).status).toBe(200);
  await Promise.all(live);
  for (const request of slow) request.destroy();
});
