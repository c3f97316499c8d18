import { and, eq, gte } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { webhookOff } from "#domains/integrations/email/webhook-off.ts";
import { webhookDeliveries, webhookEndpoints } from "#domains/integrations/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Infra } from "#platform/rpc/context.ts";

/**
 * Disables an endpoint that has received nothing since the start of a delivery that has now failed for good, and
 * mails its owner, in the caller's transaction.
 */
export async function switchOffSilent(
  tx: Infra,
  { endpointId, since }: { endpointId: string; since: Date },
): Promise<void> {
  const [heard] = await tx.db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpointId), gte(webhookDeliveries.deliveredAt, since)))
    .limit(1);
  if (heard) return;
  const [off] = await tx.db
    .update(webhookEndpoints)
    .set({ isActive: false })
    .where(and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.isActive, true)))
    .returning();
  if (off) await queueOffMail(tx, off);
}

async function queueOffMail(tx: Infra, endpoint: typeof webhookEndpoints.$inferSelect): Promise<void> {
  const [owner] = await tx.db
    .select({ email: users.email, name: users.name, language: users.language })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(vendors.id, endpoint.vendorId));
  const { email: recipient, ...person } = owner!;
  const reader = mailReader(person);
  await queueEmail(tx, {
    onceKey: `webhook-off:${endpoint.id}:${tx.clock.now().toISOString()}`,
    ...{ recipient, language: reader.language },
    ...webhookOff(reader, { url: endpoint.url, publicUrl: tx.config.publicUrl }),
  });
}
