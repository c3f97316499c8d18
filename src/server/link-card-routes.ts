import { Hono } from "hono";
import { linkCardVersion } from "#domains/discovery/link-card-path.ts";
import { findLinkCard } from "#domains/discovery/server/find-link-card.ts";
import { openLinkCards } from "#domains/discovery/server/open-link-cards.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { contextOf, type Variables } from "./request-context.ts";

/** Pictures of 1200 × 630 that other sites show beside a link. */
export function linkCardRoutes(infra: Infra, clientFolder: string) {
  const routes = new Hono<{ Variables: Variables }>();
  const readOrDraw = openLinkCards(infra, clientFolder);
  routes.get("/:kind/:file", async (c) => {
    const { kind, file } = c.req.param();
    const name = /^([a-z0-9.-]{1,60})\.jpg$/.exec(file)?.[1];
    const card = name && (await findLinkCard(await contextOf(c, infra), { kind, name, clientFolder }));
    if (!card) return c.notFound();
    const version = linkCardVersion(card.shown);
    const bytes = await readOrDraw(`cards/${kind}/${name}-${version}.jpg`, card);
    if (!bytes) return c.text("too many pictures are being drawn", 503, { "retry-after": "30" });
    const isCurrent = c.req.query("v") === version;
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "image/jpeg",
      "cache-control": isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });
  return routes;
}
