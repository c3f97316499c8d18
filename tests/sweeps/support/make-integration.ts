import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { bulkUploads } from "#domains/bulk-upload/server/tables.ts";
import {
  apiKeys,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from "#domains/integrations/server/tables.ts";
import { csvFile } from "../../support/bulk-files.ts";
import type { World } from "./valid-input.ts";

/** The API keys and webhooks of the world's shop. */
export async function keyOf({ infra, vendorId }: World): Promise<string> {
  const [row] = await infra.db
    .insert(apiKeys)
    .values({
      vendorId,
      name: "Depot",
      start: "cafeto_abc",
      keyHash: randomUUID(),
      scopes: ["products:read"],
    })
    .returning();
  return row!.id;
}

export async function endpointOf({ infra, vendorId }: World): Promise<string> {
  const [row] = await infra.db
    .insert(webhookEndpoints)
    .values({ vendorId, url: "https://shop.example/hook", secret: "whsec_AAAA", types: ["parcel.paid"] })
    .returning();
  return row!.id;
}

export async function deliveryOf(world: World): Promise<string> {
  const { infra, vendorId } = world;
  const endpointId = await endpointOf(world);
  const [event] = await infra.db
    .insert(webhookEvents)
    .values({ vendorId, type: "parcel.paid", payload: {} })
    .returning();
  const [delivery] = await infra.db
    .insert(webhookDeliveries)
    .values({ eventId: event!.id, endpointId })
    .returning();
  return delivery!.id;
}

/** An upload ready to be mapped, applied or undone; no other of the shop's is in progress. */
export async function uploadOf(
  { infra, vendorId }: World,
  state: "mapping" | "checked" | "applied",
): Promise<string> {
  await endUploads({ infra, vendorId });
  const [row] = await infra.db
    .insert(bulkUploads)
    .values({
      vendorId,
      fileName: "products.csv",
      state,
      ...(state === "mapping" ? { source: "shopify", headings: ["Title"] } : {}),
    })
    .returning();
  return row!.id;
}

async function endUploads({ infra, vendorId }: Pick<World, "infra" | "vendorId">): Promise<void> {
  await infra.db
    .update(bulkUploads)
    .set({ state: "undone" })
    .where(
      and(
        eq(bulkUploads.vendorId, vendorId),
        inArray(bulkUploads.state, ["checking", "applying", "undoing"]),
      ),
    );
}

/** Makes space for one more of what is limited per shop. */
async function clearIntegrations({ infra, vendorId }: World): Promise<void> {
  await infra.db.delete(apiKeys).where(and(eq(apiKeys.vendorId, vendorId), eq(apiKeys.name, "Depot")));
  await infra.db.delete(webhookEndpoints).where(eq(webhookEndpoints.vendorId, vendorId));
}

/** What files of products, keys and endpoints take. */
export const integrationInputs: Record<string, (world: World) => unknown> = {
  "bulkUpload.undoBulkUpload.uploadId": (world) => uploadOf(world, "applied"),
  "bulkUpload.undoBulkUploadAsAdmin.uploadId": (world) => uploadOf(world, "applied"),
  "bulkUpload.getBulkMapping.uploadId": (world) => uploadOf(world, "mapping"),
  "bulkUpload.previewBulkMapping.uploadId": (world) => uploadOf(world, "mapping"),
  "bulkUpload.mapBulkUpload.uploadId": (world) => uploadOf(world, "mapping"),
  "bulkUpload.previewBulkMapping.mapping": () => ({ name: { heading: "Title", value: "" } }),
  "bulkUpload.mapBulkUpload.mapping": () => ({ name: { heading: "Title", value: "" } }),
  "bulkUpload.startBulkUpload.": async (world) => {
    await endUploads(world);
    return csvFile("sku,stock\nA-1,5");
  },
  "integrations.createApiKey.name": async (world) => {
    await clearIntegrations(world);
    return "Depot";
  },
  "integrations.createEndpoint.url": async (world) => {
    await clearIntegrations(world);
    return "https://shop.example/hook";
  },
};
