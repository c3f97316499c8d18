import type { Ctx } from "#platform/rpc/context.ts";
import { type PublicReport, reportPublicly } from "./internal/report-publicly.ts";

type Input = { productId: string } & PublicReport;

/**
 * Reports a product that is on sale (R62), with a copy of its name, text and pictures; otherwise as `reportReview`. NOT_FOUND for one
 * of the caller's own shop and what is not on sale. For visitors.
 */
export function reportProduct(ctx: Ctx, { productId, ...report }: Input): Promise<{ reference: string }> {
  return reportPublicly(ctx, { kind: "product", id: productId }, report);
}
