import { createServer, type Server } from "node:http";
import type { MiddlewareHandler } from "hono";
import { Histogram } from "prom-client";
import { registry } from "#platform/metrics/metrics.ts";
import type { Variables } from "./request-context.ts";

const duration = new Histogram({
  name: "http_request_duration_seconds",
  help: "Time until an answer's headers, by kind of address, method and status",
  labelNames: ["kind", "method", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});

const kinds = ["api", "auth", "assets", "storage", "realtime", "webhooks"];

/** Counts a response; `started` is from `performance.now()`. */
function recordRequest(path: string, method: string, status: number, started: number): void {
  const first = /^\/([^/?]*)/.exec(path)?.[1] ?? "";
  const kind = kinds.includes(first) ? first : "page";
  duration.observe({ kind, method, status }, (performance.now() - started) / 1_000);
}

export const measureRequests: MiddlewareHandler<{ Variables: Variables }> = async (c, next) => {
  const started = performance.now();
  await next();
  recordRequest(c.req.path, c.req.method, c.res.status, started);
};

/**
 * Prometheus metrics on a separate port, which visitors can't reach. `measureWith` says what else is measured at each request,
 * once there is a market.
 */
export function openMetrics(): { server: Server; measureWith(measure: () => Promise<void>): void } {
  let measure = async () => {};
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    await measure();
    response.writeHead(200, { "content-type": registry.contentType }).end(await registry.metrics());
  });
  return {
    server,
    measureWith(more) {
      measure = more;
    },
  };
}
