import * as z from "zod";
import { languages } from "#kernel/languages.ts";
import { procedure } from "#kernel/procedure.ts";
import { cents, countryCode, idSchema, isoTime, nothing, pageOf, streamedFile } from "#kernel/schemas.ts";
import {
  addressView,
  gift,
  orderLine,
  pageNumber,
  parcelOfBuyer,
  searchText,
  status,
} from "./order-shapes.ts";

const orderSummary = z.object({
  id: idSchema,
  number: z.number().int(),
  status,
  totalCents: cents,
  createdAt: isoTime,
  lines: z.array(orderLine),
  shipTo: z.object({ fullName: z.string(), city: z.string(), country: countryCode }),
  parcels: z.array(
    z.object({
      status,
      companyName: z.string(),
      shipBy: isoTime.nullable(),
      carrier: z.string().nullable(),
      trackingNumber: z.string().nullable(),
    }),
  ),
});

export const orderDetail = orderSummary.omit({ lines: true, shipTo: true }).extend({
  goodsCents: cents,
  shippingCents: cents,
  taxCents: cents,
  paidAt: isoTime.nullable(),
  refundedCents: cents.describe("What was or will be given back"),
  shippingAddress: addressView,
  gift,
  parcels: z.array(parcelOfBuyer),
});

const tags = ["Orders"];

/** Buyers' calls about their own orders. */
export const buyerCalls = {
  listOrders: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/orders",
      summary: "One's orders, newest first; search by number, product, vendor or tracking number",
      tags,
    })
    .input(z.strictObject({ status: status.optional(), search: searchText, page: pageNumber }))
    .output(pageOf(orderSummary)),
  getOrderSummary: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/orders/summary",
      summary: "How many orders one has, and what was paid for them less what was refunded",
      tags,
    })
    .input(nothing)
    .output(z.object({ orderCount: z.number().int(), spentCents: cents })),
  getOrder: procedure("signedIn", ["NOT_FOUND"])
    .route({
      method: "GET",
      path: "/api/orders/{orderId}",
      summary: "One of one's orders with its parcels and refunds",
      tags,
    })
    .input(z.strictObject({ orderId: idSchema }))
    .output(orderDetail),
  getReceipt: procedure("signedIn", ["NOT_FOUND"])
    .route({
      method: "GET",
      path: "/api/orders/{orderId}/receipt",
      summary: "The receipt of one of your paid orders, as a PDF in the named language or your own",
      tags,
    })
    .input(z.strictObject({ orderId: idSchema, language: z.enum(languages).optional() }))
    .output(streamedFile),
  confirmReceipt: procedure("signedIn", ["NOT_FOUND", "CONFLICT"])
    .route({
      method: "POST",
      path: "/api/orders/parcels/{parcelId}/received",
      summary: "Says that a parcel of one's own has arrived",
      tags,
    })
    .input(z.strictObject({ parcelId: idSchema }))
    .output(orderDetail),
  cancelParcelAsBuyer: procedure("signedIn", ["NOT_FOUND", "CONFLICT", "PAYMENT_DISPUTED"])
    .route({
      method: "POST",
      path: "/api/orders/parcels/{parcelId}/cancel",
      summary: "Cancels a parcel of one's own that is not on its way; all that was paid for it goes back",
      tags,
    })
    .input(z.strictObject({ parcelId: idSchema, requestId: idSchema }))
    .output(orderDetail),
};
