import { AppError } from "#kernel/errors.ts";
import type { ProblemLine } from "./lock-problem.ts";

/** That units are of what a problem is about. NOT_FOUND for other lines, NOT_REFUNDABLE above what was reported, or for a line named twice. */
export function assertReported(
  lines: readonly ProblemLine[],
  wanted: readonly { lineId: string; quantity: number }[],
): void {
  const mostOf = new Map(lines.map(({ orderItemId, quantity }) => [orderItemId, quantity]));
  if (wanted.some(({ lineId }) => !mostOf.has(lineId))) throw new AppError("NOT_FOUND");
  const isTwice = new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length;
  if (isTwice || wanted.some(({ lineId, quantity }) => quantity > mostOf.get(lineId)!))
    throw new AppError("NOT_REFUNDABLE");
}
