import { createHash } from "node:crypto";
import type { SendingLimits } from "#kernel/rate-limit.ts";
import type { Ctx } from "#platform/rpc/context.ts";

/** Counts a request to send something to an address or a number. TOO_MANY_REQUESTS. */
export async function limitSending(ctx: Ctx, limits: SendingLimits, recipient: string): Promise<void> {
  const { address } = ctx.client;
  await ctx.limits.consume(limits.sender, address);
  // Hashed, since the counts of an erased account are found by address or number alone.
  const pair = createHash("sha256").update(`${address} ${recipient}`).digest("base64url");
  await ctx.limits.consume(limits.pair, pair);
  await ctx.limits.consume(limits.recipient, recipient);
}
