import { eq, type SQL } from "drizzle-orm";
import { orders } from "#domains/orders/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { problems } from "../tables.ts";

/** The caller's as a buyer; joins `orders`. */
export const isBuyers = ({ caller }: SignedInCtx): SQL => eq(orders.userId, caller.userId);

/** The caller's shop's. */
export const isShops = ({ caller }: SignedInCtx): SQL => eq(problems.vendorId, caller.vendor!.id);
