import * as z from "zod";
import { approval } from "#domains/approvals/approval-shape.ts";
import { procedure } from "#kernel/procedure.ts";
import { cents, idSchema, isoTime, lineOfText, pageOf } from "#kernel/schemas.ts";
import { limitReasonBounds, orderTotals } from "./order-limits.ts";
import {
  addressView,
  cancelInput,
  pageNumber,
  parcelDetail,
  refundInput,
  searchText,
  status,
} from "./order-shapes.ts";

const tags = ["Administration"];
const route = (method: "GET" | "POST" | "PUT" | "DELETE", path: `/${string}`, summary: string) => ({
  method,
  path: `/api/admin${path}` as const,
  summary,
  tags,
});

const orderFacts = {
  id: idSchema,
  number: z.number().int(),
  status,
  buyer: z.object({ name: z.string(), email: z.string() }),
  goodsCents: cents,
  shippingCents: cents,
  taxCents: cents,
  totalCents: cents,
  refundedCents: cents,
  createdAt: isoTime,
  paidAt: isoTime.nullable(),
};

const orderLimit = z.object({
  totalCents: cents,
  reason: z.string(),
  setBy: z.string().nullable().describe("The administrator's name; null once their account is deleted"),
  setAt: isoTime,
});

const anyOrder = z.object({
  ...orderFacts,
  buyer: orderFacts.buyer.extend({
    id: idSchema,
    orderLimit: orderLimit.nullable().describe("What the buyer may order at most; null where it is as usual"),
  }),
  shippingAddress: addressView,
  parcels: z.array(parcelDetail.omit({ shippingAddress: true, paidAt: true })),
  approvals: z.array(approval).describe("Refunds and cancellations that wait for a second administrator"),
  payment: z
    .object({ amountCents: cents, refundedCents: cents })
    .describe("What was captured, and what of it was or will be given back"),
});
export type AnyOrder = z.infer<typeof anyOrder>;

const anyOrderSummary = z.object({
  ...orderFacts,
  parcels: z.array(z.object({ id: idSchema, companyName: z.string(), status, isLate: z.boolean() })),
  failedRefunds: z.number().int(),
});
export type AnyOrderSummary = z.infer<typeof anyOrderSummary>;

/** Administrators' calls about all orders. */
export const adminCalls = {
  listOrdersAsAdmin: procedure("admin")
    .route(route("GET", "/orders", "Everybody's orders, newest first; search by number, buyer or vendor"))
    .input(z.strictObject({ status: status.optional(), search: searchText, page: pageNumber }))
    .output(pageOf(anyOrderSummary)),
  getOrderAsAdmin: procedure("admin", ["NOT_FOUND"])
    .route(route("GET", "/orders/{orderId}", "Anybody's order with its parcels and refunds"))
    .input(z.strictObject({ orderId: idSchema }))
    .output(anyOrder),
  refundAsAdmin: procedure("admin", ["NOT_FOUND", "CONFLICT", "NOT_REFUNDABLE", "PAYMENT_DISPUTED"])
    .route(route("POST", "/parcels/{parcelId}/refunds", "Gives a part of a parcel back to its buyer"))
    .input(refundInput)
    .output(anyOrder),
  cancelParcelAsAdmin: procedure("admin", ["NOT_FOUND", "CONFLICT", "PAYMENT_DISPUTED"])
    .route(route("POST", "/parcels/{parcelId}/cancel", "Cancels a parcel before dispatch"))
    .input(cancelInput)
    .output(anyOrder),
  retryRefundAsAdmin: procedure("admin", ["NOT_FOUND", "CONFLICT"])
    .route(
      route("POST", "/refunds/{refundId}/retry", "Asks the card provider again for a refund that it refused"),
    )
    .input(z.strictObject({ refundId: idSchema }))
    .output(anyOrder),
  setOrderLimit: procedure("admin", ["NOT_FOUND"])
    .route(route("PUT", "/buyers/{buyerId}/order-limit", "Raises what a buyer may order at most, in cents"))
    .input(
      z.strictObject({
        buyerId: idSchema,
        totalCents: cents.min(orderTotals.usual + 1).max(orderTotals.raisedMost),
        reason: lineOfText(limitReasonBounds[1]).min(limitReasonBounds[0]),
      }),
    )
    .output(z.object({})),
  removeOrderLimit: procedure("admin", ["NOT_FOUND"])
    .route(route("DELETE", "/buyers/{buyerId}/order-limit", "Puts a buyer's limit back to the usual one"))
    .input(z.strictObject({ buyerId: idSchema }))
    .output(z.object({})),
};
