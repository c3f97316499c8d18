import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { cents, countryCode, idSchema, isoTime, nothing, pageOf } from "#kernel/schemas.ts";

export const orderStatuses = ["pending", "processing", "shipped", "delivered", "cancelled"] as const;
export type OrderStatus = (typeof orderStatuses)[number];
const status = z.enum(orderStatuses);

const addressView = z.object({
  fullName: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  state: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: countryCode,
});

const orderLine = z.object({
  productId: idSchema,
  name: z.string(),
  imageUrl: z.string(),
  quantity: z.number().int(),
  unitPriceCents: cents,
  totalPriceCents: cents,
});

const orderSummary = z.object({
  id: idSchema,
  number: z.number().int(),
  status,
  totalCents: cents,
  createdAt: isoTime,
  lines: z.array(orderLine),
});

export const orderDetail = orderSummary.omit({ lines: true }).extend({
  goodsCents: cents,
  shippingCents: cents,
  taxCents: cents,
  paidAt: isoTime.nullable(),
  shippingAddress: addressView,
  parcels: z.array(
    z.object({
      id: idSchema,
      status,
      vendor: z.object({ id: idSchema, companyName: z.string() }),
      goodsCents: cents,
      shippingCents: cents,
      taxCents: cents,
      carrier: z.string().nullable(),
      trackingNumber: z.string().nullable(),
      lines: z.array(orderLine),
      events: z.array(z.object({ status, at: isoTime })),
    }),
  ),
});
export type OrderDetail = z.infer<typeof orderDetail>;

export const orders = {
  listOrders: procedure("signedIn")
    .route({ method: "GET", path: "/api/orders", summary: "One's orders, newest first", tags: ["Orders"] })
    .input(z.strictObject({ page: z.coerce.number().int().min(1).max(5_000).default(1) }))
    .output(pageOf(orderSummary)),
  getOrderSummary: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/orders/summary",
      summary: "How many orders one has, and what was paid for them less what was refunded",
      tags: ["Orders"],
    })
    .input(nothing)
    .output(z.object({ orderCount: z.number().int(), spentCents: cents })),
  getOrder: procedure("signedIn", ["NOT_FOUND"])
    .route({
      method: "GET",
      path: "/api/orders/{orderId}",
      summary: "One of one's orders with its parcels",
      tags: ["Orders"],
    })
    .input(z.strictObject({ orderId: idSchema }))
    .output(orderDetail),
};
