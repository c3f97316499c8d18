import { ORPCError } from "@orpc/server";
import { AppError } from "#kernel/errors.ts";
import type { ProcedureMeta } from "#kernel/procedure.ts";
import type { Ctx, SignedInCtx } from "#platform/rpc/context.ts";
import { refusalOf } from "#platform/rpc/handle.ts";
import { maxImageBytes } from "#platform/storage/clean-image.ts";
import { toPublicError } from "./public-errors.ts";
import type { HttpContext } from "./request-context.ts";

const uploadMilliseconds = 60_000;

/** Fails as a procedure with this rule would. */
export function assertMay(rule: ProcedureMeta, ctx: Ctx): asserts ctx is SignedInCtx {
  const refusal = refusalOf(rule, ctx.caller);
  if (refusal || ctx.caller.kind !== "person") throw new AppError(refusal ?? "UNAUTHORIZED");
}

/** A refusal in the shape of the procedures' errors. */
export function respondRefused(c: HttpContext, ctx: Ctx, error: unknown): Response {
  const refused = error instanceof AppError ? new ORPCError(error.code, { data: error.data }) : error;
  const answer = toPublicError(refused, ctx);
  return c.json(answer.toJSON(), answer.status as 400, { "cache-control": "no-store", ...hintsOf(answer) });
}

function hintsOf({ code, data }: ORPCError<string, unknown>): Record<string, string> {
  if (code === "IMAGE_TOO_LARGE") return { connection: "close" };
  const { retryAfterSeconds } = (data ?? {}) as { retryAfterSeconds?: number };
  return retryAfterSeconds ? { "retry-after": String(retryAfterSeconds) } : {};
}

/** The request's body. Reading stops beyond 5 MB and after a minute: IMAGE_TOO_LARGE, IMAGE_FORMAT for what is cut off. */
export async function readPicture(c: HttpContext): Promise<Uint8Array> {
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
