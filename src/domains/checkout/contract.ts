import * as z from "zod";
import { cartLineInput, maxCartLines } from "#domains/cart/contract.ts";
import { platformPromotionTerms, promotionEffect, promotionTerms } from "#domains/promotions/contract.ts";
import { codePattern, codeProblems } from "#domains/promotions/promotion-rules.ts";
import { settingState } from "#domains/settings/contract.ts";
import { procedure } from "#kernel/procedure.ts";
import { cents, countryCode, idSchema, isoTime, linesOfText, nothing } from "#kernel/schemas.ts";
import { addressCalls } from "./address-calls.ts";
import { addressInput } from "./address-shapes.ts";
import { giftNoteLength } from "./gift-bounds.ts";

const taxRate = settingState.extend({
  key: z.string().describe("Of the setting that changes it"),
  country: countryCode,
  state: z.string().describe("Empty: the whole country, but for states with a rate of their own"),
  value: z.number().int().describe("In basis points"),
});
export type TaxRateView = z.infer<typeof taxRate>;
const deliveryZone = settingState.extend({
  key: z.string().describe("Of the setting that changes it"),
  country: countryCode,
  value: z.number().int().describe("The region's place in the list of regions"),
});
export type DeliveryZoneView = z.infer<typeof deliveryZone>;

const arrival = z
  .object({ from: z.iso.date(), until: z.iso.date() })
  .describe("The first and the last day on which it can be expected, if it is paid today");

const toFreeDeliveryCents = cents
  .nullable()
  .describe(
    "The goods that it lacks until its vendor sends it free; null where that is not offered, or it is free",
  );

const promotionCode = z.string().trim().toUpperCase().regex(codePattern).describe("Of a promotion");

/** The promotions that count for a basket. */
const usedPromotions = z.array(
  z.object({
    promotionId: idSchema,
    vendorId: idSchema.nullable().describe("Null: the platform's"),
    name: z.string(),
    code: z.string().nullable(),
    isFreeDelivery: z.boolean(),
    cents: cents.describe("What it takes off, of the goods or of their delivery"),
  }),
);

export const quoteView = z.object({
  id: idSchema,
  expiresAt: isoTime,
  parcels: z.array(
    z.object({
      vendorId: idSchema,
      companyName: z.string(),
      goodsCents: cents,
      shippingCents: cents.describe("What the buyer pays for this parcel's delivery"),
      shippingSubsidyCents: cents.describe("What the platform pays of it: free shipping"),
      taxCents: cents.describe("Estimated"),
      arrival,
      toFreeDeliveryCents,
      lines: z.array(
        z.object({
          productId: idSchema,
          name: z.string(),
          imageUrl: z.string(),
          quantity: z.number().int(),
          unitPriceCents: cents,
          totalPriceCents: cents.describe("What is paid for it, after both discounts"),
          vendorDiscountCents: cents,
          platformDiscountCents: cents,
          taxCents: cents,
        }),
      ),
    }),
  ),
  promotions: usedPromotions,
  codeProblem: z.enum(codeProblems).nullable().describe("Why the entered code takes nothing off"),
  goodsCents: cents.describe("After discounts"),
  shippingCents: cents,
  shippingSubsidyCents: cents,
  taxCents: cents,
  totalCents: cents,
});
export type QuoteView = z.infer<typeof quoteView>;

/**
 * The state of a purchase. `refunded`: paid after the stock was gone, so the money was returned. `mismatched`: something
 * else was paid than it costs, which an administrator looks at.
 */
export const purchaseStates = ["open", "paid", "cancelled", "refunded", "mismatched"] as const;
const purchase = z.object({
  orderId: idSchema,
  orderNumber: z.number().int(),
  state: z.enum(purchaseStates),
  totalCents: cents,
  productIds: z.array(idSchema),
});

const estimateInput = z.strictObject({
  lines: z.array(cartLineInput).max(maxCartLines),
  country: countryCode,
  state: z
    .string()
    .regex(/^[A-Z0-9-]{1,10}$/)
    .optional(),
});

const swap = z.object({
  fromProductId: idSchema.describe("Alone in its parcel"),
  productId: idSchema.describe("What would take its place, of a vendor that the cart has already"),
  name: z.string(),
  imageUrl: z.string(),
  priceCents: cents,
  stockQuantity: z.number().int(),
  companyName: z.string(),
  savedDeliveryCents: cents,
  savedCents: cents.describe("What the total comes to less, with goods, delivery and tax"),
});
export type Swap = z.infer<typeof swap>;

export const checkout = {
  ...addressCalls,
  suggestSwap: procedure("visitor")
    .route({
      method: "POST",
      path: "/api/checkout/swap",
      summary:
        "For a cart of several parcels: a similar product of a vendor already in it that saves a delivery, if any",
      tags: ["Checkout"],
    })
    .input(estimateInput)
    .output(swap.nullable()),
  estimateCost: procedure("visitor")
    .route({
      method: "POST",
      path: "/api/checkout/estimate",
      summary: "What a cart's delivery and tax come to in a country, before there is an address",
      tags: ["Checkout"],
    })
    .input(estimateInput)
    .output(
      z.object({
        parcels: z.array(
          z.object({
            vendorId: idSchema,
            goodsCents: cents,
            shippingCents: cents,
            shippingSubsidyCents: cents.describe("What the platform pays of it: free shipping"),
            taxCents: cents,
            arrival,
            toFreeDeliveryCents,
          }),
        ),
        promotions: usedPromotions,
        goodsCents: cents.describe("After discounts"),
        shippingCents: cents,
        taxCents: cents,
        totalCents: cents,
        taxNeedsState: z.boolean().describe("Taxes differ between the country's states"),
      }),
    ),
  createQuote: procedure("signedIn", [
    "EMPTY_CART",
    "CART_CHANGED",
    "OUT_OF_STOCK",
    "OWN_PRODUCT",
    "ORDER_LIMIT",
    "INVALID_ADDRESS",
  ])
    .route({
      method: "POST",
      path: "/api/checkout/quotes",
      summary: "Prices a cart for an address; valid 30 minutes",
      tags: ["Checkout"],
    })
    .input(
      z.strictObject({
        lines: z.array(cartLineInput).max(maxCartLines),
        address: addressInput,
        code: promotionCode.optional(),
      }),
    )
    .output(quoteView),
  startSession: procedure("signedIn", [
    "NOT_FOUND",
    "QUOTE_EXPIRED",
    "CART_CHANGED",
    "OUT_OF_STOCK",
    "OWN_PRODUCT",
    "ORDER_LIMIT",
    "ALREADY_PAID",
    "ORDER_NOT_PAYABLE",
    "PAYMENT_UNAVAILABLE",
  ])
    .route({
      method: "POST",
      path: "/api/checkout/sessions",
      summary:
        "Makes the pending order, holds its stock and opens the provider's page. One open payment a buyer: the same cart returns its page, another cart ends it",
      tags: ["Checkout"],
    })
    .input(
      z.strictObject({
        quoteId: idSchema,
        giftNote: linesOfText(giftNoteLength)
          .optional()
          .describe("Of a gift, which is packed without prices; empty for one without words"),
      }),
    )
    .output(z.object({ orderId: idSchema, url: z.string() })),
  findOpenPayment: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/checkout/open-payment",
      summary: "One's unfinished payment, if any",
      tags: ["Checkout"],
    })
    .input(nothing)
    .output(
      z
        .object({
          orderId: idSchema,
          orderNumber: z.number().int(),
          totalCents: cents,
          expiresAt: isoTime,
          url: z.string().describe("The provider's page, where it can be finished until then"),
        })
        .nullable(),
    ),
  cancelSession: procedure("signedIn", ["NOT_FOUND", "PAYMENT_UNAVAILABLE"])
    .route({
      method: "POST",
      path: "/api/checkout/sessions/{orderId}/cancel",
      summary: "Gives up a purchase that is not paid and frees its stock",
      tags: ["Checkout"],
    })
    .input(z.strictObject({ orderId: idSchema }))
    .output(purchase),
  simulatePromotion: procedure("vendor", ["NOT_FOUND"], { permission: "promotions.manage" })
    .route({
      method: "POST",
      path: "/api/vendor/promotions/simulate",
      summary:
        "What a promotion of one's own goods would have done with the orders of the last 30 days. Changes nothing",
      tags: ["Promotions"],
    })
    .input(promotionTerms)
    .output(promotionEffect),
  simulatePlatformPromotion: procedure("admin", ["NOT_FOUND"], { permission: "promotions.manage" })
    .route({
      method: "POST",
      path: "/api/admin/promotions/simulate",
      summary:
        "What a promotion of the platform would have done with the orders of the last 30 days. Changes nothing",
      tags: ["Administration"],
    })
    .input(platformPromotionTerms)
    .output(promotionEffect),
  listTaxRates: procedure("admin", [], { permission: "settings.read" })
    .route({
      method: "GET",
      path: "/api/admin/tax-rates",
      summary: "Estimated tax by destination: what holds now and what is planned; settings change it",
      tags: ["Administration"],
    })
    .input(nothing)
    .output(z.object({ items: z.array(taxRate) })),
  listDeliveryZones: procedure("admin", [], { permission: "settings.read" })
    .route({
      method: "GET",
      path: "/api/admin/delivery-zones",
      summary: "The region of each country, within which a delivery is regional; settings change it",
      tags: ["Administration"],
    })
    .input(nothing)
    .output(z.object({ items: z.array(deliveryZone) })),
  settleSession: procedure("signedIn", ["NOT_FOUND", "PAYMENT_UNAVAILABLE"])
    .route({
      method: "POST",
      path: "/api/checkout/sessions/{orderId}/settle",
      summary: "Asks the provider where the purchase stands and completes it if it is paid",
      tags: ["Checkout"],
    })
    .input(z.strictObject({ orderId: idSchema }))
    .output(purchase),
};
