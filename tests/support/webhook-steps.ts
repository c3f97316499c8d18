import { randomUUID } from "node:crypto";
import { createEndpoint } from "#domains/integrations/server/create-endpoint.ts";
import { listDeliveries } from "#domains/integrations/server/list-deliveries.ts";
import { onPublishVendorEvent } from "#domains/integrations/server/on-publish-vendor-event.ts";
import type { VendorEvent } from "#domains/integrations/vendor-events.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { withoutLimits } from "../sweeps/support/open-shop.ts";
import { addVendor, contextFor } from "./market-people.ts";
import type { TestMarket } from "./open-test-market.ts";

/** The owner of a new enterprise shop. */
export const addEnterprise = async ({ infra }: TestMarket): Promise<SignedInCtx> =>
  contextFor(withoutLimits(infra), await addVendor(infra, { planType: "enterprise" }));

export const listenAt = (ctx: SignedInCtx, url: string) =>
  createEndpoint(ctx, { url, types: ["parcel.paid", "stock.changed"] });

const newsFor = (ctx: SignedInCtx): VendorEvent => ({
  eventId: randomUUID(),
  vendorId: ctx.caller.vendor!.id,
  type: "stock.changed",
  payload: { productId: "p", delta: 3 },
});

/** Publishes events about the shop, and stores their deliveries. */
export async function publishEvents(
  { infra }: TestMarket,
  ctx: SignedInCtx,
  news = newsFor(ctx),
): Promise<VendorEvent> {
  await onPublishVendorEvent(infra, news);
  return news;
}

export const deliveriesOf = async (ctx: SignedInCtx, endpointId: string) =>
  (await listDeliveries(ctx, { endpointId, page: 1 })).items;
