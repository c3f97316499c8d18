import { randomUUID } from "node:crypto";
import { createEndpoint } from "#domains/integrations/server/create-endpoint.ts";
import { listDeliveries } from "#domains/integrations/server/list-deliveries.ts";
import { onTellVendor } from "#domains/integrations/server/on-tell-vendor.ts";
import type { VendorNews } from "#platform/jobs/jobs.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { withoutLimits } from "../sweeps/support/open-shop.ts";
import { addVendor, contextFor } from "./market-people.ts";
import type { TestMarket } from "./open-test-market.ts";

/** The owner of a new enterprise shop. */
export const addEnterprise = async ({ doors }: TestMarket): Promise<SignedInCtx> =>
  contextFor(withoutLimits(doors), await addVendor(doors, { planType: "enterprise" }));

export const listenAt = (ctx: SignedInCtx, url: string) =>
  createEndpoint(ctx, { url, types: ["parcel.paid", "stock.changed"] });

const newsFor = (ctx: SignedInCtx): VendorNews => ({
  eventId: randomUUID(),
  vendorId: ctx.caller.vendor!.id,
  type: "stock.changed",
  payload: { productId: "p", delta: 3 },
});

/** Something happened to the shop's things: written down with its deliveries. */
export async function tellNews(
  { doors }: TestMarket,
  ctx: SignedInCtx,
  news = newsFor(ctx),
): Promise<VendorNews> {
  await onTellVendor(doors, news);
  return news;
}

export const deliveriesOf = async (ctx: SignedInCtx, endpointId: string) =>
  (await listDeliveries(ctx, { endpointId, page: 1 })).items;
