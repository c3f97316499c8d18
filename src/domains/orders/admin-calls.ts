import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { cents, idSchema, isoTime, pageOf } from "#kernel/schemas.ts";
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
const route = (method: "GET" | "POST", path: `/${string}`, summary: string) => ({
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

const anyOrder = z.object({
  ...orderFacts,
  shippingAddress: addressView,
  parcels: z.array(parcelDetail.omit({ shippingAddress: true, paidAt: true })),
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
  refundAsAdmin: procedure("admin", ["NOT_FOUND", "CONFLICT", "NOT_REFUNDABLE"])
    .route(route("POST", "/parcels/{parcelId}/refunds", "Gives a part of a parcel back to its buyer"))
    .input(refundInput)
    .output(anyOrder),
  cancelParcelAsAdmin: procedure("admin", ["NOT_FOUND", "CONFLICT"])
    .route(route("POST", "/parcels/{parcelId}/cancel", "Cancels a parcel before dispatch"))
    .input(cancelInput)
    .output(anyOrder),
  retryRefundAsAdmin: procedure("admin", ["NOT_FOUND", "CONFLICT"])
    .route(
      route("POST", "/refunds/{refundId}/retry", "Asks the card provider again for a refund that it refused"),
    )
    .input(z.strictObject({ refundId: idSchema }))
    .output(anyOrder),
};
