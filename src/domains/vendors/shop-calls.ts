import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { cents, isoTime, lineOfText, nothing } from "#kernel/schemas.ts";
import { applicationBounds } from "./application-rules.ts";
import { shippingRates, traderFacts, vendorFacts, vendorView } from "./shapes.ts";
import { handlingDayBounds } from "./shop-rules.ts";

const shipping = {
  ...shippingRates.shape,
  handlingDays: z.number().int().min(handlingDayBounds[0]).max(handlingDayBounds[1]),
};
const images = z.array(z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }));

export const shopView = vendorView.extend({
  hasOwnColours: z.boolean().describe("Whether the plan has colours of one's own"),
  shipping: z.object(shipping),
  waitingRates: z
    .object({ ...shippingRates.shape, submittedAt: isoTime })
    .nullable()
    .describe("Delivery rates that count once an administrator accepts them"),
  subsidy: z
    .object({ domestic: cents, regional: cents, worldwide: cents, shareBasisPoints: z.number().int() })
    .describe("What the platform pays of a parcel's free delivery: by zone, and of its commission"),
  awayFrom: z.iso.date().nullable(),
  awayUntil: z.iso.date().nullable(),
  longestAwayDays: z.number().int(),
  today: z.iso.date(),
  /** The newest pictures, to choose the logo from. */
  images,
});
export type ShopView = z.infer<typeof shopView>;

/** Vendors' calls about their own shop. */
export const shopCalls = {
  getShop: procedure("vendor", ["NOT_FOUND"], { permission: "shop.read" })
    .route({ method: "GET", path: "/api/vendor/shop", summary: "One's own shop", tags: ["Vendors"] })
    .input(nothing)
    .output(shopView),
  updateShop: procedure("vendor", ["NOT_FOUND"], { permission: "shop.manage" })
    .route({
      method: "PUT",
      path: "/api/vendor/shop",
      summary: "Change what the shop's page tells",
      tags: ["Vendors"],
    })
    .input(z.strictObject({ ...vendorFacts, city: lineOfText(applicationBounds.city[1]).nullable() }))
    .output(shopView),
  updateTrader: procedure("vendor", ["NOT_FOUND"], { permission: "shop.manage" })
    .route({
      method: "PUT",
      path: "/api/vendor/shop/trader",
      summary: "State who sells: legal name, registered address, register number, contact address",
      tags: ["Vendors"],
    })
    .input(z.strictObject(traderFacts))
    .output(shopView),
  updateShopLook: procedure("vendor", ["NOT_FOUND"], { permission: "shop.manage" })
    .route({
      method: "PUT",
      path: "/api/vendor/shop/look",
      summary: "Choose the logo among one's own pictures, and the colour where the plan has one",
      tags: ["Vendors"],
    })
    .input(
      z.strictObject({
        logoUrl: lineOfText(200).nullable(),
        brandColor: z
          .string()
          .regex(/^#[0-9a-f]{6}$/i)
          .transform((color) => color.toLowerCase())
          .nullable(),
      }),
    )
    .output(shopView),
  updateShipping: procedure("vendor", ["NOT_FOUND"], { permission: "shop.manage" })
    .route({
      method: "PUT",
      path: "/api/vendor/shop/shipping",
      summary:
        "Change what delivery costs, in cents, and how many days a parcel is prepared; rates far above the market's wait for an administrator",
      tags: ["Vendors"],
    })
    .input(z.strictObject(shipping))
    .output(shopView),
  setAway: procedure("vendor", ["NOT_FOUND"], { permission: "shop.manage" })
    .route({
      method: "PUT",
      path: "/api/vendor/shop/away",
      summary: "Say from which to which day nothing can be bought, both included",
      tags: ["Vendors"],
    })
    .input(z.strictObject({ from: z.iso.date(), until: z.iso.date() }))
    .output(shopView),
  endAway: procedure("vendor", ["NOT_FOUND"], { permission: "shop.manage" })
    .route({
      method: "DELETE",
      path: "/api/vendor/shop/away",
      summary: "Be back, or not leave at all",
      tags: ["Vendors"],
    })
    .input(nothing)
    .output(shopView),
};
