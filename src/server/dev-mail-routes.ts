import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { readMailPicture, withPicturesAt } from "#platform/email/mail-pictures.tsx";
import { findStoredMail, listStoredMails } from "#platform/email/stored-mails.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { mailGallery } from "./mail-gallery.ts";
import { devPage } from "./mail-gallery-page.ts";
import { isFromHere, type Variables } from "./request-context.ts";

/**
 * The stored mails, newest first, and a gallery of all kinds; mounted in development only. The stored ones contain
 * links that sign in, so only this computer may read them unless INTERNAL_HOST opens what is internal.
 */
export function devMailRoutes(infra: Infra) {
  const routes = new Hono<{ Variables: Variables; Bindings: HttpBindings }>();
  const isOpen = !/^(localhost$|127\.|::1$)/.test(infra.config.internalHost);
  routes.use(async (c, next) => (isOpen || isFromHere(c.env.incoming) ? next() : c.notFound()));
  routes.get("/", async (c) => {
    const mails = await listStoredMails(infra);
    return c.html(
      devPage(
        "Mails",
        html`<p>What Cafeto would have sent, newest first. <a href="/dev/mail/kinds">All kinds of mails</a></p>
<ul>${mails.map(
          ({ id, subject, recipient, createdAt }) =>
            html`<li><a href="/dev/mail/${id}">${subject}</a> <a href="/dev/mail/${id}/text">as text</a><br /><small>${recipient} · ${createdAt.toISOString()}</small></li>`,
        )}</ul>`,
      ),
    );
  });
  routes.get("/:id{[0-9a-f-]{36}}", async (c) => {
    const mail = await findStoredMail(infra, c.req.param("id"));
    return mail ? c.html(html`${raw(withPicturesAt(mail.html, "/dev/mail/pictures"))}`) : c.notFound();
  });
  routes.get("/:id{[0-9a-f-]{36}}/text", async (c) => {
    const mail = await findStoredMail(infra, c.req.param("id"));
    return mail ? c.text(mail.text) : c.notFound();
  });
  routes.get("/pictures/:name", async (c) => {
    const { bytes, contentType } = await readMailPicture(infra.storage, c.req.param("name"));
    return c.body(new Uint8Array(bytes), 200, { "content-type": contentType });
  });
  routes.route("/kinds", mailGallery(infra));
  return routes;
}
