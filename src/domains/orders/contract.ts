import type * as z from "zod";
import { adminCalls } from "./admin-calls.ts";
import { buyerCalls, type orderDetail } from "./buyer-calls.ts";
import { vendorCalls } from "./vendor-calls.ts";

export type OrderDetail = z.infer<typeof orderDetail>;

/** Orders as buyers see them, parcels as vendors do, and everything for administrators. */
export const orders = { ...buyerCalls, ...vendorCalls, ...adminCalls };
