import type Stripe from "stripe";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { getOwnPlanStatus } from "./internal/plan-status.ts";

const shown = 24;

/**
 * The caller's latest plan invoices, two years of them, newest first, amounts in cents; each has a page at the
 * provider. PAYMENT_UNAVAILABLE. For vendors.
 */
export async function listInvoices(ctx: SignedInCtx) {
  const customer = (await getOwnPlanStatus(ctx)).subscription?.providerCustomerId;
  if (!customer) return { items: [] };
  const { data } = await reachProvider(ctx, () => ctx.cards.stripe.invoices.list({ customer, limit: shown }));
  // A draft is not billed yet.
  return { items: data.filter(({ status }) => status && status !== "draft").map(toInvoice) };
}

function toInvoice(invoice: Stripe.Invoice) {
  return {
    id: invoice.id!,
    number: invoice.number,
    createdAt: new Date(invoice.created * 1_000).toISOString(),
    totalCents: invoice.total,
    status: invoice.status as "open" | "paid" | "uncollectible" | "void",
    url: invoice.hosted_invoice_url ?? null,
  };
}
