import { Hono } from "hono";
import { vendorsLimits } from "#domains/vendors/limits.ts";
import { storeImage } from "#domains/vendors/server/store-image.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { findImage } from "#platform/storage/images.ts";
import { checkOrigin } from "./guard-requests.ts";
import { assertMay, readPicture, respondRefused } from "./picture-uploads.ts";
import { contextOf, type HttpContext, type Variables } from "./request-context.ts";

/**
 * Pictures by content address: they never change, so anyone may cache them. A vendor uploads a new one as the request
 * body, without a name.
 */
export function imageRoutes(infra: Infra) {
  const routes = new Hono<{ Variables: Variables }>();
  routes.get("/images/:name", async (c) => {
    const image = await findImage(infra.storage, c.req.param("name"));
    if (!image) return c.notFound();
    return c.body(new Uint8Array(image.bytes), 200, {
      "content-type": image.contentType,
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });
  routes.post("/images", checkOrigin(infra.config), (c) => takeImage(c, infra));
  return routes;
}

/** Unauthorized or too frequent uploads are refused before the picture is read; reading stops beyond 5 MB. */
async function takeImage(c: HttpContext, infra: Infra): Promise<Response> {
  const ctx = await contextOf(c, infra);
  try {
    assertMay({ caller: "vendor", permission: "products.manage" }, ctx);
    await ctx.limits.consume(vendorsLimits.imageUpload, ctx.caller.userId);
    return c.json(await storeImage(ctx, await readPicture(c)), 201, { "cache-control": "no-store" });
  } catch (error) {
    return respondRefused(c, ctx, error);
  }
}
