import { isLastAdmin } from "#domains/accounts/server/is-last-admin.ts";
import { getVendorBalance } from "#domains/ledger/server/get-vendor-balance.ts";
import { unscopedCountOpenParcels } from "#domains/orders/server/count-open-parcels.ts";
import { listOpenOrders } from "#domains/orders/server/list-open-orders.ts";
import { listRefundsUnderWay } from "#domains/payments/server/list-refunds-under-way.ts";
import { getUnderWay } from "#domains/payouts/server/get-under-way.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownedVendor } from "#platform/rpc/owned-vendor.ts";

/** What the caller must settle with others before they can leave; amounts in cents. */
export async function findBlockers(ctx: SignedInCtx) {
  const open = await listOpenOrders(ctx);
  const refunds = await listRefundsUnderWay(ctx);
  return {
    openOrders: { count: open.count + refunds.length, orders: [...open.orders, ...refunds].slice(0, 20) },
    openSales: await findOpenSales(ctx),
    isLastAdmin: await isLastAdmin(ctx),
  };
}

async function findOpenSales(ctx: SignedInCtx) {
  const { db } = ctx;
  const vendor = ownedVendor(ctx);
  if (!vendor) return { parcels: 0, balanceCents: 0 };
  return {
    parcels: await unscopedCountOpenParcels(db, vendor.id),
    // A payout under way may still fail.
    balanceCents: (await getVendorBalance(db, vendor.id)) + (await getUnderWay(db, vendor.id)),
  };
}

/** Throws OPEN_ORDERS, OPEN_SALES or LAST_ADMIN with details if erasure is blocked. */
export async function assertNoBlockers(ctx: SignedInCtx): Promise<void> {
  const { openOrders, openSales, isLastAdmin } = await findBlockers(ctx);
  if (openOrders.count > 0) throw new AppError("OPEN_ORDERS", openOrders);
  if (openSales.parcels > 0 || openSales.balanceCents !== 0) throw new AppError("OPEN_SALES", openSales);
  if (isLastAdmin) throw new AppError("LAST_ADMIN");
}
