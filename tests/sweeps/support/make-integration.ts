import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { bulkUploads } from "#domains/catalogue/server/tables.ts";
import {
  apiKeys,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from "#domains/integrations/server/tables.ts";
import type { World } from "./valid-input.ts";

/** What an enterprise vendor's programs go in and out by, of the world's shop. */
export async function keyOf({ doors, vendorId }: World): Promise<string> {
  const [row] = await doors.db
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

export async function endpointOf({ doors, vendorId }: World): Promise<string> {
  const [row] = await doors.db
    .insert(webhookEndpoints)
    .values({ vendorId, url: "https://shop.example/hook", secret: "whsec_AAAA", types: ["parcel.paid"] })
    .returning();
  return row!.id;
}

export async function deliveryOf(world: World): Promise<string> {
  const { doors, vendorId } = world;
  const endpointId = await endpointOf(world);
  const [event] = await doors.db
    .insert(webhookEvents)
    .values({ vendorId, type: "parcel.paid", payload: {} })
    .returning();
  const [delivery] = await doors.db
    .insert(webhookDeliveries)
    .values({ eventId: event!.id, endpointId })
    .returning();
  return delivery!.id;
}

/** An upload that waits to be applied, or to be undone; none of the shop's is at work meanwhile. */
export async function uploadOf({ doors, vendorId }: World, state: "checked" | "applied"): Promise<string> {
  await endUploads({ doors, vendorId });
  const [row] = await doors.db
    .insert(bulkUploads)
    .values({ vendorId, fileName: "products.csv", state })
    .returning();
  return row!.id;
}

export async function endUploads({ doors, vendorId }: Pick<World, "doors" | "vendorId">): Promise<void> {
  await doors.db
    .update(bulkUploads)
    .set({ state: "undone" })
    .where(
      and(
        eq(bulkUploads.vendorId, vendorId),
        inArray(bulkUploads.state, ["checking", "applying", "undoing"]),
      ),
    );
}

/** Makes room for one more of what a shop may have few of. */
export async function clearIntegrations({ doors, vendorId }: World): Promise<void> {
  await doors.db.delete(apiKeys).where(and(eq(apiKeys.vendorId, vendorId), eq(apiKeys.name, "Depot")));
  await doors.db.delete(webhookEndpoints).where(eq(webhookEndpoints.vendorId, vendorId));
}
