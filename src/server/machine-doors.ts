import { desc, eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { receiveCardEvent } from "#domains/payments/server/receive-card-event.ts";
import { emails } from "#platform/email/tables.ts";
import type { Doors } from "#platform/rpc/context.ts";
import type { Variables } from "./request-context.ts";

/** The process answers (/healthz); it can work, with its database (/readyz). */
export function healthDoor(doors: Doors, isEnding: AbortSignal) {
  const door = new Hono<{ Variables: Variables }>();
  door.get("/healthz", (c) => c.text("ok"));
  door.get("/readyz", async (c) => {
    if (isEnding.aborted) return c.text("ending", 503);
    try {
      await doors.db.execute(sql`select 1`);
      return c.text("ready");
    } catch {
      return c.text("database unreachable", 503);
    }
  });
  return door;
}

/** The card provider's events: 200 once stored, 400 for what it did not sign. */
export function cardEventDoor(doors: Doors) {
  const door = new Hono<{ Variables: Variables }>();
  door.post("/cards", async (c) => {
    const isStored = await receiveCardEvent(
      doors,
      await c.req.text(),
      c.req.header("stripe-signature") ?? "",
    );
    return isStored ? c.json({ received: true }) : c.json({ received: false }, 400);
  });
  return door;
}

/** The kept mails, newest first; mounted in development only. */
export function devMailDoor(doors: Doors) {
  const door = new Hono<{ Variables: Variables }>();
  door.get("/", async (c) => {
    const rows = await doors.db
      .select({
        id: emails.id,
        recipient: emails.recipient,
        subject: emails.subject,
        createdAt: emails.createdAt,
      })
      .from(emails)
      .orderBy(desc(emails.createdAt))
      .limit(100);
    return c.html(html`<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Mails</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}li{margin:.5rem 0}small{color:#555}</style></head>
<body><h1>Mails</h1><p>What Cafeto would have sent, newest first.</p><ul>${rows.map(
      (row) =>
        html`<li><a href="/dev/mail/${row.id}">${row.subject}</a><br /><small>${row.recipient} · ${row.createdAt.toISOString()}</small></li>`,
    )}</ul></body></html>`);
  });
  door.get("/:id{[0-9a-f-]{36}}", async (c) => {
    const [mail] = await doors.db
      .select()
      .from(emails)
      .where(eq(emails.id, c.req.param("id")));
    return mail ? c.html(html`${raw(mail.html)}`) : c.notFound();
  });
  return door;
}
