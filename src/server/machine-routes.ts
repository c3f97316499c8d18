import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { receiveCardEvent } from "#domains/payments/server/receive-card-event.ts";
import { findStoredMail, listStoredMails } from "#platform/email/stored-mails.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { isFromHere, type Variables } from "./request-context.ts";

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

/**
 * The stored mails, newest first; mounted in development only. They contain links that sign in, so only this computer
 * may read them unless INTERNAL_HOST opens what is internal.
 */
export function devMailRoutes(infra: Infra) {
  const routes = new Hono<{ Variables: Variables; Bindings: HttpBindings }>();
  const isOpen = !/^(localhost$|127\.|::1$)/.test(infra.config.internalHost);
  routes.use(async (c, next) => (isOpen || isFromHere(c.env.incoming) ? next() : c.notFound()));
  routes.get("/", async (c) => {
    const mails = await listStoredMails(infra);
    return c.html(html`<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Mails</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}li{margin:.5rem 0}small{color:#555}</style></head>
<body><h1>Mails</h1><p>What Cafeto would have sent, newest first.</p><ul>${mails.map(
      (mail) =>
        html`<li><a href="/dev/mail/${mail.id}">${mail.subject}</a><br /><small>${mail.recipient} · ${mail.createdAt.toISOString()}</small></li>`,
    )}</ul></body></html>`);
  });
  routes.get("/:id{[0-9a-f-]{36}}", async (c) => {
    const mail = await findStoredMail(infra, c.req.param("id"));
    return mail === undefined ? c.notFound() : c.html(html`${raw(mail)}`);
  });
  return routes;
}
