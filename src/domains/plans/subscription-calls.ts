import * as z from "zod";
import { mostPlanProducts } from "#domains/settings/setting-table.ts";
import { procedure } from "#kernel/procedure.ts";
import { cents, idSchema, isoTime, nothing } from "#kernel/schemas.ts";
import { planStates } from "./plan-life.ts";
import { paidPlans, planTypes } from "./plan-table.ts";

const subscriptionView = z.object({
  planType: z.enum(planTypes).nullable().describe("null: a plan that is none"),
  state: z.enum(planStates),
  isPaused: z.boolean().describe("The shop is hidden from shoppers"),
  maxProducts: z.number().int().describe("-1 is unlimited"),
  commissionBasisPoints: z.number().int().nullable(),
  productCount: z.number().int().describe("Active ones, and those that wait for approval"),
  priceCents: cents.nullable().describe("A month, as it is paid; null is custom"),
  isBilled: z.boolean().describe("The provider has a page for its card and invoices"),
  currentPeriodEnd: isoTime.nullable(),
  planExpiresAt: isoTime.nullable().describe("On freemium the end of the free months"),
  graceEndsAt: isoTime.nullable().describe("From when an unpaid shop is hidden"),
  freeUntil: isoTime.describe("The end of the six free months, used or not"),
  nextPlanType: z.enum(planTypes).nullable().describe("The plan that begins at `changesAt`"),
  changesAt: isoTime.nullable(),
  keptProductIds: z.array(idSchema).describe("What stays active then; none: the best sellers"),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;

const hostedPage = z.object({ url: z.string().describe("The provider's hosted page") });
const paidPlan = z.strictObject({ planType: z.enum(paidPlans) });
const base = "/api/vendor/subscription";
const tags = ["Plans"];

/** The caller's own subscription; payment happens on the provider's pages. */
export const subscriptionCalls = {
  getSubscription: procedure("vendor", [], { permission: "plan.read" })
    .route({ method: "GET", path: base, summary: "Where one's plan stands", tags })
    .input(nothing)
    .output(subscriptionView),
  refreshSubscription: procedure("vendor", ["PAYMENT_UNAVAILABLE"], { permission: "plan.read" })
    .route({ method: "POST", path: `${base}/refresh`, summary: "Ask the provider how it stands", tags })
    .input(nothing)
    .output(subscriptionView),
  startSubscription: procedure("vendor", ["PLAN_NOT_CHANGEABLE", "PAYMENT_UNAVAILABLE", "CONFLICT"], {
    permission: "plan.manage",
  })
    .route({ method: "POST", path: `${base}/start`, summary: "Open the page to subscribe", tags })
    .input(paidPlan)
    .output(hostedPage),
  previewUpgrade: procedure("vendor", ["PLAN_NOT_CHANGEABLE", "PAYMENT_UNAVAILABLE"], {
    permission: "plan.manage",
  })
    .route({ method: "GET", path: `${base}/upgrade`, summary: "What a larger plan costs now", tags })
    .input(paidPlan)
    .output(z.object({ dueNowCents: cents, monthlyCents: cents, currentPeriodEnd: isoTime })),
  upgradePlan: procedure(
    "vendor",
    ["PLAN_NOT_CHANGEABLE", "PAYMENT_UNAVAILABLE", "CARD_REFUSED", "QUOTE_EXPIRED"],
    { permission: "plan.manage" },
  )
    .route({ method: "POST", path: `${base}/upgrade`, summary: "Go to a larger plan now", tags })
    .input(
      z.strictObject({
        planType: z.enum(paidPlans),
        dueNowCents: cents.min(0).max(100_000).describe("The most that may be charged now"),
      }),
    )
    .output(subscriptionView),
  scheduleDowngrade: procedure("vendor", ["NOT_FOUND", "PLAN_NOT_CHANGEABLE", "PAYMENT_UNAVAILABLE"], {
    permission: "plan.manage",
  })
    .route({
      method: "POST",
      path: `${base}/downgrade`,
      summary: "Go to a smaller plan, or to none, when the paid period ends",
      tags,
    })
    .input(
      z.strictObject({
        planType: z.enum(["freemium", "basic"]),
        keptProductIds: z
          .array(idSchema)
          .max(mostPlanProducts)
          .default([])
          .describe("At most as many as the plan allows"),
      }),
    )
    .output(subscriptionView),
  undoScheduledChange: procedure("vendor", ["PLAN_NOT_CHANGEABLE", "PAYMENT_UNAVAILABLE"], {
    permission: "plan.manage",
  })
    .route({ method: "POST", path: `${base}/undo`, summary: "Keep the plan after all", tags })
    .input(nothing)
    .output(subscriptionView),
  openPortal: procedure("vendor", ["PLAN_NOT_CHANGEABLE", "PAYMENT_UNAVAILABLE"], {
    permission: "plan.manage",
  })
    .route({ method: "POST", path: `${base}/portal`, summary: "Open the page for card and invoices", tags })
    .input(z.strictObject({ part: z.enum(["overview", "card"]) }))
    .output(hostedPage),
  listInvoices: procedure("vendor", ["PAYMENT_UNAVAILABLE"], { permission: "plan.read" })
    .route({ method: "GET", path: `${base}/invoices`, summary: "One's invoices of two years", tags })
    .input(nothing)
    .output(
      z.object({
        items: z.array(
          z.object({
            id: z.string(),
            number: z.string().nullable(),
            createdAt: isoTime,
            totalCents: cents,
            status: z.enum(["open", "paid", "uncollectible", "void"]),
            url: z.string().nullable(),
          }),
        ),
      }),
    ),
  listProductsToKeep: procedure("vendor", [], { permission: "plan.read" })
    .route({
      method: "GET",
      path: `${base}/products`,
      summary: "One's active products, the best sellers of 90 days first",
      tags,
    })
    .input(nothing)
    .output(
      z.object({
        items: z.array(
          z.object({
            id: idSchema,
            name: z.string(),
            imageUrl: z.string(),
            isApproved: z.boolean(),
            unitsSold: z.number().int(),
          }),
        ),
      }),
    ),
  checkSubscription: procedure("signedIn")
    .route({
      method: "POST",
      path: "/functions/v1/check-subscription",
      summary: "The caller's plan, its limits and its product count",
      tags,
    })
    // Clients send no body.
    .input(nothing.default({}))
    .output(
      z.object({
        subscribed: z.boolean(),
        plan_type: z.string(),
        status: z.string().nullable().describe("The provider's own word: active, past_due…"),
        product_limit: z.number().int().describe("-1 is unlimited"),
        product_count: z.number().int(),
        commission_rate: z.number().describe("Percent"),
        current_period_end: isoTime.nullable(),
        cancel_at_period_end: z.boolean(),
        trial_ends_at: isoTime.nullable().describe("The end of freemium's free months"),
      }),
    ),
};
