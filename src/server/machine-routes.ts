import { Hono } from "hono";
import { receiveCardEvent } from "#domains/payments/server/receive-card-event.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { Variables } from "./request-context.ts";

/** Whether a load balancer should send requests here. */
export type Readiness = "ready" | "ending" | "database unreachable";

/** Liveness (/healthz), and readiness (/readyz): 200 if it is `ready`, else 503 with the reason. */
export function healthRoutes(readiness: () => Promise<Readiness>) {
  const routes = new Hono<{ Variables: Variables }>();
  routes.get("/healthz", (c) => c.text("ok"));
  routes.get("/readyz", async (c) => {
    const state = await readiness();
    return c.text(state, state === "ready" ? 200 : 503);
  });
  return routes;
}

/** The card provider's events: 200 once stored, 400 if the signature is invalid. */
export function cardEventRoutes(infra: Infra) {
  const routes = new Hono<{ Variables: Variables }>();
  routes.post("/cards", async (c) => {
    const isStored = await receiveCardEvent(
      infra,
      await c.req.text(),
      c.req.header("stripe-signature") ?? "",
    );
    return isStored ? c.json({ received: true }) : c.json({ received: false }, 400);
  });
  return routes;
}
