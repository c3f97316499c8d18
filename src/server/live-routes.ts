import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { shownProductChanged } from "#domains/catalogue/events.ts";
import { canFollowProduct } from "#domains/catalogue/server/can-follow-product.ts";
import { findCaller } from "#domains/vendors/server/find-caller.ts";
import { idSchema } from "#kernel/schemas.ts";
import type { LiveEvents } from "#platform/realtime/live-events.ts";
import type { LiveEntry } from "#platform/realtime/live-log.ts";
import { openProductChanges } from "#platform/realtime/product-changes.ts";
import type { Infra, Person } from "#platform/rpc/context.ts";
import { type EventStream, openEventStream } from "./event-stream.ts";
import { isForeignOrigin } from "./guard-requests.ts";
import { openLiveStreams } from "./live-streams.ts";
import { addressOf, type Variables } from "./request-context.ts";
import { openVisitorStreams } from "./visitor-streams.ts";

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
 * page if it is on sale or their own. Who returns, with `Last-Event-ID` or `after`, is sent what they missed in its order, or
 * `reload` if that can't be known. Visitors hear of a product on sale and of nothing else: 404 for others, 401 without one.
 * Other sites get 403, a person's eleventh stream and too many of an address 429. A stream ends with its session.
 */
export function liveRoutes(infra: Infra, live: LiveEvents, isEnding: AbortSignal) {
  const routes = new Hono<Env>();
  const streams = openLiveStreams(infra);
  const visitors = openVisitorStreams();
  const products = openProductChanges(infra.invalidation);
  routes.get("/events", async (c) => {
    // Another site's page could not read the stream anyway; it must not even open one.
    if (isForeignOrigin(infra.config, c)) return c.body(null, 403);
    const caller = await findCaller(infra, { cookie: c.req.header("cookie") });
    const person: Person | null = caller.kind === "person" ? caller : null;
    const productId = idSchema.safeParse(c.req.query("product")).data;
    if (!person && !productId) return c.body(null, 401);
    const isFollowed = productId && (await canFollowProduct({ db: infra.db, caller }, { productId }));
    if (!person && !isFollowed) return c.body(null, 404);
    const ends: (() => void)[] = [];
    const stream = openEventStream(
      () => c.env.outgoing.destroy(),
      () => ends.forEach((end) => void end()),
    );
    const remove = person ? streams.add(person, stream.end) : visitors.add(addressOf(c.env.incoming, infra));
    if (!remove) return c.body(null, 429, retryAfter);
    const after = c.req.header("last-event-id") ?? c.req.query("after");
    stream.retryAfter(1_000 + Math.random() * (returnsWithinMilliseconds - 1_000));
    ends.push(remove);
    if (person) ends.push(catchUp(stream, live, person.userId, after));
    ends.push(beat(stream, person ? live.head : () => undefined));
    if (productId && isFollowed) ends.push(products.follow(productId, () => sendProduct(stream, productId)));
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
  const missed = after ? live.listAfter(after, userId) : [];
  if (missed && missed.length <= mostMissed) for (const entry of missed) sendEntry(stream, entry);
  else askToReload();
  return live.follow(userId, { onEntry: (entry) => sendEntry(stream, entry), onGap: askToReload });
}

/** Says where the stream is, at once and later on, so that a page to which nothing happens can return to there. */
function beat(stream: EventStream, head: () => string | undefined) {
  const send = () => stream.send({ event: "beat", id: head(), data: "" });
  send();
  const timer = setInterval(send, heartbeatMilliseconds);
  return () => clearInterval(timer);
}

function whenEnding(isEnding: AbortSignal, end: () => void) {
  const left = new AbortController();
  if (isEnding.aborted) setImmediate(end);
  else isEnding.addEventListener("abort", end, { once: true, signal: left.signal });
  return () => left.abort();
}
