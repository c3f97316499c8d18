import { Hono } from "hono";
import { reviewsLimits } from "#domains/reviews/limits.ts";
import { getReviewPicture } from "#domains/reviews/server/get-review-picture.ts";
import { storeReviewPicture } from "#domains/reviews/server/store-review-picture.ts";
import { AppError } from "#kernel/errors.ts";
import { idSchema } from "#kernel/schemas.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { checkOrigin } from "./guard-requests.ts";
import { assertMay, readPicture, respondRefused } from "./picture-uploads.ts";
import { contextOf, type HttpContext, type Variables } from "./request-context.ts";

/** Pictures of reviews: of published ones for everybody, of others for their author and administrators. No shared cache stores them. */
export function reviewPictureRoutes(infra: Infra) {
  const routes = new Hono<{ Variables: Variables }>();
  routes.get("/pictures/:name", (c) => sendPicture(c, infra, c.req.param("name")));
  routes.post("/pictures", checkOrigin(infra.config), (c) => takePicture(c, infra));
  return routes;
}

const known = /^([0-9a-f-]{36})(?:-(\d{1,4}))?\.(avif|webp)$/;

async function sendPicture(c: HttpContext, infra: Infra, name: string): Promise<Response> {
  const ctx = await contextOf(c, infra);
  try {
    const [, pictureId, width, format] = known.exec(name) ?? [];
    if (!idSchema.safeParse(pictureId).success) throw new AppError("NOT_FOUND");
    const size = { width: width ? Number(width) : undefined, format: format as "avif" | "webp" };
    const file = await getReviewPicture(ctx, { pictureId: pictureId!, ...size });
    return c.body(new Uint8Array(file.bytes), 200, {
      "content-type": file.contentType,
      "cache-control": "private, max-age=600",
      vary: "cookie",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  } catch (error) {
    return respondRefused(c, ctx, error);
  }
}

/** Unauthorized or too frequent uploads are refused before the picture is read. */
async function takePicture(c: HttpContext, infra: Infra): Promise<Response> {
  const ctx = await contextOf(c, infra);
  try {
    assertMay({ caller: "signedIn" }, ctx);
    await ctx.limits.consume(reviewsLimits.picture, ctx.caller.userId);
    return c.json(await storeReviewPicture(ctx, await readPicture(c)), 201, { "cache-control": "no-store" });
  } catch (error) {
    return respondRefused(c, ctx, error);
  }
}
