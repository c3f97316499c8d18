import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { Variables } from "./request-context.ts";
import { respondUnavailable } from "./unavailable.ts";

/**
 * How many requests are worked on at once. More would not be finished sooner, since they share one processor, but all of
 * them later; fewer would refuse more at a short rush that all could have waited out.
 */
export const mostAtOnce = 40;

/**
 * Responds 503 at once where enough requests are being worked on, so that those get their response in time. One whose
 * body is still arriving, or whose response is still being read, costs nothing and is not counted: slow clients can't
 * shut others out. Nor are live streams.
 */
export function shedLoad(): MiddlewareHandler<{ Variables: Variables }> {
  const underWay = new Set<HttpBindings>();
  const isWork = ({ incoming, outgoing }: HttpBindings) => incoming.complete && !outgoing.writableEnded;
  return async (c, next) => {
    if (c.req.path.startsWith("/realtime/")) return next();
    let count = 0;
    for (const request of underWay) if (isWork(request)) count += 1;
    if (count >= mostAtOnce) return respondUnavailable(c);
    const request = c.env as HttpBindings;
    underWay.add(request);
    request.outgoing.once("close", () => underWay.delete(request));
    return next();
  };
}
