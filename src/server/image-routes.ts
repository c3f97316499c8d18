import { ORPCError } from "@orpc/server";
import { Hono } from "hono";
import { vendorsLimits } from "#domains/vendors/limits.ts";
import { storeImage } from "#domains/vendors/server/store-image.ts";
import { AppError } from "#kernel/errors.ts";
import type { Infra, SignedInCtx } from "#platform/rpc/context.ts";
import { refusalOf } from "#platform/rpc/handle.ts";
import { maxImageBytes } from "#platform/storage/clean-image.ts";
import { findImage } from "#platform/storage/images.ts";
import { checkOrigin } from "./guard-requests.ts";
import { toPublicError } from "./public-errors.ts";
import { contextOf, type HttpContext, type Variables } from "./request-context.ts";

const uploadMilliseconds = 60_000;

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
    const refusal = refusalOf("vendor", ctx.caller);
    if (refusal || ctx.caller.kind !== "person") throw new AppError(refusal ?? "UNAUTHORIZED");
    await ctx.limits.consume(vendorsLimits.imageUpload, ctx.caller.userId);
    const image = await storeImage(ctx as SignedInCtx, await readBody(c));
    return c.json(image, 201, { "cache-control": "no-store" });
  } catch (error) {
    const refused = error instanceof AppError ? new ORPCError(error.code, { data: error.data }) : error;
    const answer = toPublicError(refused, ctx);
    return c.json(answer.toJSON(), answer.status as 400, { "cache-control": "no-store", ...hintsOf(answer) });
  }
}

function hintsOf({ code, data }: ORPCError<string, unknown>): Record<string, string> {
  if (code === "IMAGE_TOO_LARGE") return { connection: "close" };
  const { retryAfterSeconds } = (data ?? {}) as { retryAfterSeconds?: number };
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
