import { and, eq } from "drizzle-orm";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { orders } from "#domains/orders/server/tables.ts";
import type { Reportable } from "#domains/problems/buyer-calls.ts";
import type { ProblemDetail } from "#domains/problems/contract.ts";
import { listReportableKinds, problemBounds } from "#domains/problems/problem-life.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readReportDays } from "./internal/report-days.ts";
import { unscopedReadProblems } from "./internal/view-problem.ts";
import { problems } from "./tables.ts";

/**
 * The problems of the parcels of the caller's order, the newest first, with their history, and what can be reported of each parcel
 * now. NOT_FOUND for any other order. For any signed-in user.
 */
export async function listOrderProblems(
  ctx: SignedInCtx,
  { orderId }: { orderId: string },
): Promise<{ problems: ProblemDetail[]; reportable: Reportable[] }> {
  const { db, caller, clock } = ctx;
  const [own] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, caller.userId)));
  if (!own) throw new AppError("NOT_FOUND");
  const parcels = await unscopedListParcels(db, orderId);
  const found = await unscopedReadProblems(ctx, eq(problems.orderId, orderId), "buyer");
  const days = await readReportDays(ctx);
  const reportable = parcels.map((parcel) => {
    const before = found.filter(({ parcelId }) => parcelId === parcel.id);
    const isBarred =
      parcel.frozenAt !== null ||
      before.length >= problemBounds.perParcel ||
      before.some(({ state, decision }) => state !== "closed" || decision !== null);
    const lines = parcel.lines
      .map((line) => ({
        lineId: line.id,
        name: line.productName,
        quantity: line.quantity - line.refundedQuantity,
      }))
      .filter(({ quantity }) => quantity > 0);
    const kinds = isBarred || lines.length === 0 ? [] : listReportableKinds(parcel, clock.now(), days);
    return { parcelId: parcel.id, kinds, lines };
  });
  return { problems: found, reportable };
}
