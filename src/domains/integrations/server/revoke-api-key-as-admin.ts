import { and, eq, isNull } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { users } from "#domains/auth/server/tables.ts";
import { keyRevoked } from "#domains/integrations/email/key-revoked.tsx";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { apiKeys } from "./tables.ts";

type Input = { keyId: string; reason: string };

/**
 * Revokes a vendor's key from the next request on, for good, and mails the shop's owner why. NOT_FOUND; CONFLICT if it is
 * revoked already. For administrators.
 */
export async function revokeApiKeyAsAdmin(ctx: SignedInCtx, { keyId, reason }: Input) {
  return inTransaction(ctx, async (tx) => {
    const { db, clock, config } = tx;
    const [key] = await db
      .update(apiKeys)
      .set({ revokedAt: clock.now() })
      .where(and(eq(apiKeys.id, keyId), isNull(apiKeys.revokedAt)))
      .returning();
    if (!key)
      throw new AppError((await db.$count(apiKeys, eq(apiKeys.id, keyId))) ? "CONFLICT" : "NOT_FOUND");
    const { vendorId, name, start } = key;
    const [owner] = await db
      .select({ id: users.id, email: users.email, name: users.name, language: users.language })
      .from(vendors)
      .innerJoin(users, eq(users.id, vendors.userId))
      .where(eq(vendors.id, vendorId));
    const reader = mailReader(owner!);
    await queueEmail(tx, {
      ...{ onceKey: `key-revoked:${keyId}`, recipient: owner!.email, language: reader.language },
      ...keyRevoked(reader, { name, reason, publicUrl: config.publicUrl }),
    });
    await recordAction(tx, {
      ...{ action: "vendor.revoke-key", subject: { kind: "vendor", id: vendorId }, ownerId: owner!.id },
      ...{ before: { key: start }, reason },
    });
    return {};
  });
}
