import { Hono } from "hono";
import { problemsLimits } from "#domains/problems/limits.ts";
import { getProblemPicture } from "#domains/problems/server/get-problem-picture.ts";
import { storeProblemPicture } from "#domains/problems/server/store-problem-picture.ts";
import { AppError } from "#kernel/errors.ts";
import { idSchema } from "#kernel/schemas.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { checkOrigin } from "./guard-requests.ts";
import { assertMay, readPicture, respondRefused } from "./picture-uploads.ts";
import { contextOf, type HttpContext, type Variables } from "./request-context.ts";

/** Pictures of problems with parcels, for the two sides and administrators. No shared cache stores them. */
export function problemPictureRoutes(infra: Infra) {
  const routes = new Hono<{ Variables: Variables }>();
  routes.get("/pictures/:name", (c) => sendPicture(c, infra, c.req.param("name")));
  routes.post("/:parcelId/pictures", checkOrigin(infra.config), (c) =>
    takePicture(c, infra, c.req.param("parcelId")),
  );
  return routes;
}

const known = /^([0-9a-f-]{36})(?:-(\d{1,4}))?\.(avif|webp)$/;

async function sendPicture(c: HttpContext, infra: Infra, name: string): Promise<Response> {
  const ctx = await contextOf(c, infra);
  try {
    assertMay({ caller: "signedIn" }, ctx);
    const [, pictureId, width, format] = known.exec(name) ?? [];
    if (!idSchema.safeParse(pictureId).success) throw new AppError("NOT_FOUND");
    const size = { width: width ? Number(width) : undefined, format: format as "avif" | "webp" };
    const file = await getProblemPicture(ctx, { pictureId: pictureId!, ...size });
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
async function takePicture(c: HttpContext, infra: Infra, parcelId: string): Promise<Response> {
  const ctx = await contextOf(c, infra);
  try {
    assertMay({ caller: "signedIn" }, ctx);
    if (!idSchema.safeParse(parcelId).success) throw new AppError("NOT_FOUND");
    await ctx.limits.consume(problemsLimits.picture, ctx.caller.userId);
    const picture = await storeProblemPicture(ctx, { parcelId, bytes: await readPicture(c) });
    return c.json(picture, 201, { "cache-control": "no-store" });
  } catch (error) {
    return respondRefused(c, ctx, error);
  }
}
