import { Hono } from "hono";
import { messagingLimits } from "#domains/messaging/limits.ts";
import { getMessagePicture } from "#domains/messaging/server/get-message-picture.ts";
import { storeMessagePicture } from "#domains/messaging/server/store-message-picture.ts";
import { getReportedPicture } from "#domains/moderation/server/get-reported-picture.ts";
import { AppError } from "#kernel/errors.ts";
import { idSchema } from "#kernel/schemas.ts";
import type { Infra, SignedInCtx } from "#platform/rpc/context.ts";
import { refusalOf } from "#platform/rpc/handle.ts";
import { checkOrigin } from "./guard-requests.ts";
import { assertMay, readPicture, respondRefused } from "./picture-uploads.ts";
import { contextOf, type HttpContext, type Variables } from "./request-context.ts";

/**
 * Pictures of messages, for the two sides of their conversation, and for administrators while one is reported. No shared
 * cache stores them.
 */
export function messagePictureRoutes(infra: Infra) {
  const routes = new Hono<{ Variables: Variables }>();
  routes.get("/pictures/:name", (c) => sendPicture(c, infra, c.req.param("name")));
  routes.post("/:conversationId/pictures", checkOrigin(infra.config), (c) =>
    takePicture(c, infra, c.req.param("conversationId")),
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
    const file = await getSeen(ctx, { pictureId: pictureId!, ...size });
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

/** As one of the two sides, else as an administrator. */
async function getSeen(ctx: SignedInCtx, input: Parameters<typeof getMessagePicture>[1]) {
  try {
    return await getMessagePicture(ctx, input);
  } catch (error) {
    if (refusalOf({ caller: "admin", permission: "moderation.read" }, ctx.caller)) throw error;
    return getReportedPicture(ctx, input);
  }
}

/** Unauthorized or too frequent uploads are refused before the picture is read. */
async function takePicture(c: HttpContext, infra: Infra, conversationId: string): Promise<Response> {
  const ctx = await contextOf(c, infra);
  try {
    assertMay({ caller: "signedIn" }, ctx);
    if (!idSchema.safeParse(conversationId).success) throw new AppError("NOT_FOUND");
    await ctx.limits.consume(messagingLimits.picture, ctx.caller.userId);
    const picture = await storeMessagePicture(ctx, { conversationId, bytes: await readPicture(c) });
    return c.json(picture, 201, { "cache-control": "no-store" });
  } catch (error) {
    return respondRefused(c, ctx, error);
  }
}
