import { eq } from "drizzle-orm";
import { stock } from "#domains/inventory/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { addProduct } from "../../support/market-people.ts";
import { makeOrder } from "./make-order.ts";
import type { World } from "./valid-input.ts";

/** An order whose payment page is over. */
async function makeOverdueOrder(world: World): Promise<string> {
  const orderId = await makeOrder(world);
  await world.infra.db
    .update(paymentAttempts)
    .set({ expiresAt: new Date(world.infra.clock.now().getTime() - 60_000) })
    .where(eq(paymentAttempts.orderId, orderId));
  return orderId;
}

/** A product with one unit more than its movements say. */
async function makeWrongStock({ infra, vendorId }: World): Promise<string> {
  const { id } = await addProduct(infra, vendorId, { stock: 4 });
  await infra.db.update(stock).set({ stockQuantity: 5 }).where(eq(stock.productId, id));
  return id;
}

export const stockInputs: Record<string, (world: World) => unknown> = {
  "stockControl.releaseHeldOrder.orderId": makeOverdueOrder,
  "stockControl.repairStock.productId": makeWrongStock,
};
