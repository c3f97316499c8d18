import { sql } from "drizzle-orm";
import { unscopedGetPicture } from "#domains/messaging/server/get-message-picture.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { reports } from "./tables.ts";

type Input = Parameters<typeof unscopedGetPicture>[1];

/** A picture of a message that an open report is about. NOT_FOUND for any other. For administrators. */
export async function getReportedPicture(ctx: SignedInCtx, input: Input) {
  const texts = JSON.stringify([{ pictureIds: [input.pictureId] }]);
  const count = await ctx.db.$count(
    reports,
    sql`${reports.state} = 'open' and ${reports.evidence} -> 'texts' @> ${texts}::jsonb`,
  );
  if (count === 0) throw new AppError("NOT_FOUND");
  return unscopedGetPicture(ctx, input);
}
