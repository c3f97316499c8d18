import { demoAccounts } from "@cafeto/demo-market/demo-accounts";
import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import type { PaidPlan } from "#domains/plans/plan-table.ts";
import { startSubscription } from "#domains/plans/server/start-subscription.ts";
import { syncSubscription } from "#domains/plans/server/sync-subscription.ts";
import { vendorSubscriptions } from "#domains/plans/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Infra, SignedInCtx } from "#platform/rpc/context.ts";
import type { PayPage } from "./charge-open-orders.ts";

/** The demo's vendor pays for its plan at the card sandbox, so that there is a card, an invoice and something to change. */
export async function subscribeDemoVendor(infra: Infra, pay: PayPage): Promise<void> {
  const [row] = await infra.db
    .select({ vendor: vendors, user: users })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(eq(users.email, demoAccounts.vendor.email));
  if (!row) return;
  const { url } = await startSubscription(asOwner(infra, row), { planType: row.vendor.planType as PaidPlan });
  await pay(new URL(url).pathname.split("/").at(-1)!);
  const [subscription] = await infra.db
    .select({ customerId: vendorSubscriptions.providerCustomerId })
    .from(vendorSubscriptions)
    .where(eq(vendorSubscriptions.vendorId, row.vendor.id));
  await syncSubscription(infra, { customerId: subscription!.customerId! });
}

type Owner = { vendor: typeof vendors.$inferSelect; user: typeof users.$inferSelect };

function asOwner(infra: Infra, { vendor, user }: Owner): SignedInCtx {
  return {
    ...infra,
    language: "en",
    requestId: "seed",
    client: { address: "127.0.0.1", userAgent: null },
    responseHeaders: new Headers(),
    caller: {
      kind: "person",
      userId: user.id,
      email: user.email,
      fullName: user.name,
      avatarUrl: null,
      memberSince: user.createdAt,
      roles: ["vendor", "buyer"],
      adminRole: null,
      vendor: { ...vendor, teamRole: "owner" },
      session: {
        id: user.id,
        token: "",
        aal: "aal1",
        method: "password",
        createdAt: infra.clock.now(),
        confirmedAt: null,
      },
    },
  };
}
