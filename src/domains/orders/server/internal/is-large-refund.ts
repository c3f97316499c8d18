import { and, eq, gt, sum } from "drizzle-orm";
import { readSettings } from "#domains/settings/server/read-settings.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { refunds } from "../tables.ts";

const day = 86_400_000;

/** Whether administrators refund so much of a parcel within a day, this included, that it takes two of them; in cents. */
export async function isLargeRefund(
  ctx: Pick<Infra, "db" | "clock">,
  parcelId: string,
  totalCents: number,
): Promise<boolean> {
  const { db, clock } = ctx;
  const since = new Date(clock.now().getTime() - day);
  const [made] = await db
    .select({ cents: sum(refunds.totalCents).mapWith(refunds.totalCents) })
    .from(refunds)
    .where(and(eq(refunds.parcelId, parcelId), eq(refunds.actor, "admin"), gt(refunds.createdAt, since)));
  const set = await readSettings(ctx, ["approvals.largeRefundCents"]);
  return (made?.cents ?? 0) + totalCents > set["approvals.largeRefundCents"];
}
