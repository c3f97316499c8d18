import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { shownProductChanged } from "#domains/catalogue/events.ts";
import { findCaller } from "#domains/vendors/server/find-caller.ts";
import { idSchema } from "#kernel/schemas.ts";
import type { LiveEvents } from "#platform/realtime/live-events.ts";
import type { LiveEntry } from "#platform/realtime/live-log.ts";
import { openProductChanges } from "#platform/realtime/product-changes.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { type EventStream, openEventStream } from "./event-stream.ts";
import { isForeignOrigin } from "./guard-requests.ts";
import { openLiveStreams } from "./live-streams.ts";
import type { Variables } from "./request-context.ts";

const heartbeatMilliseconds = 25_000;
/** After a restart everyone returns; not all at once. */
const returnsWithinMilliseconds = 5_000;
/** Who missed more fetches everything again, which is less work. */
const mostMissed = 200;
/** The client waits about as long on its own. */
const retryAfter = { "retry-after": "30" };
const headers = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
};

type Env = { Variables: Variables; Bindings: HttpBindings };

/**
 * Live events of the signed-in user, as server-sent events at /realtime/v1/events; with `product`, also of that product's
 * page. Who returns, with `Last-Event-ID` or `after`, is sent what they missed in its order, or `reload` if that can't be known.
 * Visitors get 401, other sites 403, and a person's eleventh stream 429. A stream ends with its session.
 */
export function liveRoutes(infra: Infra, live: LiveEvents, isEnding: AbortSignal) {
  const routes = new Hono<Env>();
  const streams = openLiveStreams(infra);
  const products = openProductChanges(infra.invalidation);
  routes.get("/events", async (c) => {
    // Another site's page could not read the stream anyway; it must not even open one.
    if (isForeignOrigin(infra.config, c)) return c.body(null, 403);
    const caller = await findCaller(infra, { cookie: c.req.header("cookie") });
    if (caller.kind !== "person") return c.body(null, 401);
    const ends: (() => void)[] = [];
    const stream = openEventStream(
      () => c.env.outgoing.destroy(),
      () => ends.forEach((end) => void end()),
    );
    const remove = streams.add(caller, stream.end);
    if (!remove) return c.body(null, 429, retryAfter);
    const product = idSchema.safeParse(c.req.query("product")).data;
    const after = c.req.header("last-event-id") ?? c.req.query("after");
    ends.push(remove, catchUp(stream, live, caller.userId, after), beat(stream, live));
    if (product) ends.push(products.follow(product, () => sendProduct(stream, product)));
    ends.push(whenEnding(isEnding, stream.end));
    return c.body(stream.body, 200, headers);
  });
  return routes;
}

const sendEntry = (stream: EventStream, { id, message }: LiveEntry) =>
  stream.send({ id, data: JSON.stringify(message) });
const sendProduct = (stream: EventStream, id: string) =>
  stream.send({ data: JSON.stringify({ type: shownProductChanged.type, id }) });

/** Sends what was missed, then whatever happens. */
function catchUp(stream: EventStream, live: LiveEvents, userId: string, after: string | undefined) {
  const askToReload = () => stream.send({ event: "reload", id: live.head(), data: "" });
  stream.retryAfter(1_000 + Math.random() * (returnsWithinMilliseconds - 1_000));
  const missed = after ? live.listAfter(after, userId) : [];
  if (missed && missed.length <= mostMissed) for (const entry of missed) sendEntry(stream, entry);
  else askToReload();
  sendBeat(stream, live);
  return live.follow(userId, { onEntry: (entry) => sendEntry(stream, entry), onGap: askToReload });
}

/** Says where the stream is, so that a page to which nothing happens can return to there. */
const sendBeat = (stream: EventStream, live: LiveEvents) =>
  stream.send({ event: "beat", id: live.head(), data: "" });

function beat(stream: EventStream, live: LiveEvents) {
  const timer = setInterval(sendBeat, heartbeatMilliseconds, stream, live);
  return () => clearInterval(timer);
}

function whenEnding(isEnding: AbortSignal, end: () => void) {
  const left = new AbortController();
  if (isEnding.aborted) setImmediate(end);
  else isEnding.addEventListener("abort", end, { once: true, signal: left.signal });
  return () => left.abort();
}
