import { and, eq } from "drizzle-orm";
import type { ParcelDetail } from "#domains/orders/order-shapes.ts";
import { packedParcel, type TeamParcel } from "#domains/orders/packed-parcel.ts";
import { AppError } from "#kernel/errors.ts";
import { mayInShop } from "#kernel/permissions.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { describeParcel, unscopedListSteps } from "./internal/view-parcel.ts";
import { isParcelOf, unscopedListLines } from "./list-parcels.ts";
import { unscopedListRefunds } from "./list-refunds.ts";
import { orders, parcels } from "./tables.ts";

/**
 * One of the caller's parcels: destination, contents, and money if their role shows it; amounts in cents. NOT_FOUND for any other. For an
 * approved vendor.
 */
export async function getParcel(ctx: SignedInCtx, input: { parcelId: string }): Promise<TeamParcel> {
  const parcel = await readOwnParcel(ctx, input);
  return mayInShop(ctx.caller, "money.read") ? parcel : packedParcel.parse(parcel);
}

/** The same with its money, for verbs whose caller's role shows it. */
export async function readOwnParcel(ctx: SignedInCtx, input: { parcelId: string }): Promise<ParcelDetail> {
  const { db, clock } = ctx;
  const { id, companyName } = ctx.caller.vendor!;
  const [found] = await db
    .select({ parcel: parcels, order: orders })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(parcels.id, input.parcelId), isParcelOf(id)));
  if (!found) throw new AppError("NOT_FOUND");
  const { parcel, order } = found;
  const [lines, events, refunds] = await Promise.all([
    unscopedListLines(db, [parcel.id]),
    unscopedListSteps(db, [parcel.id]),
    unscopedListRefunds(db, order.id),
  ]);
  return describeParcel({ ...parcel, lines: lines.get(parcel.id) ?? [] }, order, {
    vendor: { id, companyName },
    events,
    refunds,
    now: clock.now(),
  });
}
