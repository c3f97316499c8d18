import { ORPCError } from "@orpc/server";
import { Hono } from "hono";
import { keepImage } from "#domains/vendors/server/keep-image.ts";
import { AppError } from "#kernel/errors.ts";
import type { Doors, SignedInCtx } from "#platform/rpc/context.ts";
import { refusalOf } from "#platform/rpc/handle.ts";
import { maxImageBytes } from "#platform/storage/clean-image.ts";
import { findImage } from "#platform/storage/images.ts";
import { checkOrigin } from "./guard-requests.ts";
import { toPublicError } from "./public-errors.ts";
import { contextOf, type HttpContext, type Variables } from "./request-context.ts";

const uploadMilliseconds = 60_000;

/** Pictures by content address: they never change, so everyone may keep them. A vendor hands a new one in as the body, alone and without a name. */
export function imageDoor(doors: Doors) {
  const door = new Hono<{ Variables: Variables }>();
  door.get("/images/:name", async (c) => {
    const image = await findImage(doors.storage, c.req.param("name"));
    if (!image) return c.notFound();
    return c.body(new Uint8Array(image.bytes), 200, {
      "content-type": image.contentType,
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });
  door.post("/images", checkOrigin(doors.config), (c) => takeImage(c, doors));
  return door;
}

/** Who may not hand in, or too often, is refused before the picture is read; one that goes on beyond 5 MB is read no further. */
async function takeImage(c: HttpContext, doors: Doors): Promise<Response> {
  const ctx = await contextOf(c, doors);
  try {
    const refusal = refusalOf("vendor", ctx.caller);
    if (refusal || ctx.caller.kind !== "person") throw new AppError(refusal ?? "UNAUTHORIZED");
    await ctx.limits.consume("image_upload", ctx.caller.userId);
    const image = await keepImage(ctx as SignedInCtx, await readBody(c));
    return c.json(image, 201, { "cache-control": "no-store" });
  } catch (error) {
    const refused = error instanceof AppError ? new ORPCError(error.code, { data: error.data }) : error;
    const answer = toPublicError(refused, ctx);
    return c.json(answer.toJSON(), answer.status as 400, { "cache-control": "no-store", ...hintsOf(error) });
  }
}

function hintsOf(error: unknown): Record<string, string> {
  if (!(error instanceof AppError)) return {};
  if (error.code === "IMAGE_TOO_LARGE") return { connection: "close" };
  const { retryAfterSeconds } = (error.data ?? {}) as { retryAfterSeconds?: number };
  return retryAfterSeconds ? { "retry-after": String(retryAfterSeconds) } : {};
}

async function readBody(c: HttpContext): Promise<Uint8Array> {
  if (Number(c.req.header("content-length") ?? 0) > maxImageBytes) throw new AppError("IMAGE_TOO_LARGE");
  const reader = c.req.raw.body?.getReader();
  if (!reader) throw new AppError("IMAGE_FORMAT");
  const tooSlow = setTimeout(() => void reader.cancel(), uploadMilliseconds);
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > maxImageBytes) throw new AppError("IMAGE_TOO_LARGE");
      parts.push(part.value);
    }
  } finally {
    clearTimeout(tooSlow);
  }
  return Buffer.concat(parts);
}
