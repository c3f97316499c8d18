import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { findCaller } from "#domains/vendors/server/find-caller.ts";
import type { Subscribe } from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { isForeignOrigin } from "./guard-requests.ts";
import { openLiveStreams } from "./live-streams.ts";
import type { Variables } from "./request-context.ts";

const heartbeatMilliseconds = 25_000;
/** The client waits about as long on its own. */
const retryAfter = { "retry-after": "30" };

/**
 * Live events of the signed-in user, as server-sent events at /realtime/v1/events. Visitors get 401, other sites 403,
 * and a person's eleventh stream 429. A stream ends with its session.
 */
export function liveRoutes(infra: Infra, subscribe: Subscribe, isEnding: AbortSignal) {
  const routes = new Hono<{ Variables: Variables }>();
  const streams = openLiveStreams(infra);
  routes.get("/events", async (c) => {
    // Another site's page could not read the stream anyway; it must not even open one.
    if (isForeignOrigin(infra.config, c)) return c.body(null, 403);
    const caller = await findCaller(infra, { cookie: c.req.header("cookie") });
    if (caller.kind !== "person") return c.body(null, 401);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const remove = streams.add(caller, end);
    if (!remove) return c.body(null, 429, retryAfter);
    return streamSSE(c, async (stream) => {
      stream.onAbort(end);
      const left = new AbortController();
      isEnding.addEventListener("abort", () => end(), { once: true, signal: left.signal });
      const unsubscribe = subscribe(
        caller.userId,
        (event) => void stream.writeSSE({ data: JSON.stringify(event), event: "message" }),
      );
      const heartbeat = setInterval(() => void stream.write(": still here\n\n"), heartbeatMilliseconds);
      await stream.write("retry: 2000\n\n");
      await ended;
      left.abort();
      clearInterval(heartbeat);
      unsubscribe();
      remove();
    });
  });
  return routes;
}
