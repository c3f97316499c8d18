import { eq } from "drizzle-orm";
import { addErasedPerson } from "#domains/auth/server/add-erased-person.ts";
import { unscopedEraseBulkUploads } from "#domains/bulk-upload/server/erase-bulk-uploads.ts";
import { unscopedEraseIntegrations } from "#domains/integrations/server/erase-integrations.ts";
import { unscopedEraseProducts } from "#domains/listings/server/erase-products.ts";
import { eraseOrders } from "#domains/orders/server/erase-orders.ts";
import { orders, parcels } from "#domains/orders/server/tables.ts";
import { erasePayments } from "#domains/payments/server/erase-payments.ts";
import { erasePayouts } from "#domains/payouts/server/erase-payouts.ts";
import { unscopedErasePlan } from "#domains/plans/server/erase-plan.ts";
import { indexProducts } from "#domains/search/server/index-products.ts";
import { unscopedEraseVendor } from "#domains/vendors/server/erase-vendor.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownedVendor } from "#platform/rpc/owned-vendor.ts";

const indexedAtOnce = 500;

/**
 * The caller's purchases and sales stay in the books under an anonymous user, created only if there are any. In the
 * caller's transaction.
 */
export async function eraseTrade(tx: SignedInCtx): Promise<void> {
  const { userId } = tx.caller;
  const vendor = ownedVendor(tx);
  await erasePayouts(tx);
  const hasBought = (await tx.db.$count(orders, eq(orders.userId, userId))) > 0;
  if (!hasBought && !vendor) return;
  const heirId = await addErasedPerson(tx);
  // Finds events by the orders' owner, so it comes first.
  await erasePayments(tx);
  await eraseOrders(tx, heirId);
  if (vendor) await closeShop(tx, vendor.id, heirId);
}

async function closeShop(tx: SignedInCtx, vendorId: string, heirId: string): Promise<void> {
  const hasSold = (await tx.db.$count(parcels, eq(parcels.vendorId, vendorId))) > 0;
  await unscopedErasePlan(tx, vendorId);
  await unscopedEraseVendor(tx.db, vendorId, { heirId, hasSold });
  await unscopedEraseIntegrations(tx.db, vendorId);
  await unscopedEraseBulkUploads(tx.db, vendorId);
  const products = await unscopedEraseProducts(tx.db, vendorId);
  for (let start = 0; start < products.length; start += indexedAtOnce)
    await indexProducts(tx, products.slice(start, start + indexedAtOnce));
}
