import { and, eq, gt, sum } from "drizzle-orm";
import { approvalThresholds } from "#domains/approvals/approval-rules.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { refunds } from "../tables.ts";

const day = 86_400_000;

/** Whether administrators refund so much of a parcel within a day, this included, that it takes two of them; in cents. */
export async function isLargeRefund(
  { db, clock }: Pick<Infra, "db" | "clock">,
  parcelId: string,
  totalCents: number,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - day);
  const [made] = await db
    .select({ cents: sum(refunds.totalCents).mapWith(refunds.totalCents) })
    .from(refunds)
    .where(and(eq(refunds.parcelId, parcelId), eq(refunds.actor, "admin"), gt(refunds.createdAt, since)));
  return (made?.cents ?? 0) + totalCents > approvalThresholds.refundCents;
}
