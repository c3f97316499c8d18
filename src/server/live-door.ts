import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { Subscribe } from "#platform/realtime/live-events.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { findCaller } from "./find-caller.ts";
import { isForeignOrigin } from "./guard-requests.ts";
import type { Variables } from "./request-context.ts";

const heartbeatMilliseconds = 25_000;

/** What happens to the signed-in person, as server-sent events at /realtime/v1/events. Visitors get 401, other sites 403. */
export function liveDoor(doors: Doors, subscribe: Subscribe, isEnding: AbortSignal) {
  const door = new Hono<{ Variables: Variables }>();
  door.get("/events", async (c) => {
    // A stream can't be read by another site's page, but it shall not even open one.
    if (isForeignOrigin(doors.config, c)) return c.body(null, 403);
    const caller = await findCaller(doors, { cookie: c.req.header("cookie") });
    if (caller.kind !== "person") return c.body(null, 401);
    return streamSSE(c, async (stream) => {
      const unsubscribe = subscribe(
        caller.userId,
        (event) => void stream.writeSSE({ data: JSON.stringify(event), event: "message" }),
      );
      const left = new AbortController();
      const ended = new Promise<void>((resolve) => {
        stream.onAbort(resolve);
        isEnding.addEventListener("abort", () => resolve(), { once: true, signal: left.signal });
      });
      const heartbeat = setInterval(() => void stream.write(": still here\n\n"), heartbeatMilliseconds);
      await stream.write("retry: 2000\n\n");
      await ended;
      left.abort();
      clearInterval(heartbeat);
      unsubscribe();
    });
  });
  return door;
}
