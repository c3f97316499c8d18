import { demoAdmins, demoPassword } from "@cafeto/demo-market/demo-accounts";
import type { Market, SeedVendor } from "@cafeto/demo-market/types";
import { hashPassword } from "better-auth/crypto";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { authAccounts, users } from "#domains/auth/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { insertRows } from "#platform/db/insert-rows.ts";
import { seedId } from "./seed-id.ts";

export const buyerId = (key: string) => seedId("buyer", key);
export const ownerId = (key: string) => seedId("owner", key);

/** Owners, buyers and the admin; all can sign in with the demo password, whose hash is made once. */
export async function seedPeople(
  db: Db,
  market: Pick<Market, "buyers" | "vendors">,
  { now, withAdmins }: { now: Date; withAdmins: boolean },
): Promise<void> {
  const password = await hashPassword(demoPassword);
  const admins = withAdmins ? demoAdmins : [];
  const people = listPeople(market, admins, now);
  await insertRows(
    db,
    users,
    people.map((person) => ({ ...person, emailVerified: true, updatedAt: person.createdAt })),
  );
  await insertRows(
    db,
    authAccounts,
    people.map(({ id, createdAt }) => ({
      id: seedId("credential", id),
      userId: id,
      accountId: id,
      providerId: "credential",
      password,
      createdAt,
      updatedAt: createdAt,
    })),
  );
  await insertRows(db, userRoles, [
    ...market.vendors.map((vendor) => ({
      userId: ownerId(vendor.key),
      role: "vendor" as const,
      adminRole: null,
      createdAt: vendor.createdAt,
    })),
    ...admins.map((admin) => ({
      userId: seedId("admin", admin.email),
      role: "admin" as const,
      adminRole: admin.adminRole,
      createdAt: now,
    })),
  ]);
}

function listPeople(
  { buyers, vendors }: Pick<Market, "buyers" | "vendors">,
  admins: readonly (typeof demoAdmins)[number][],
  now: Date,
) {
  return [
    ...buyers.map((buyer) => ({
      id: buyerId(buyer.key),
      name: buyer.fullName,
      email: buyer.email,
      language: buyer.language,
      createdAt: buyer.createdAt,
    })),
    ...vendors.map(toOwner),
    ...admins.map((admin) => ({
      id: seedId("admin", admin.email),
      name: admin.fullName,
      email: admin.email,
      language: admin.language,
      createdAt: now,
    })),
  ];
}

function toOwner({ key, ownerName, ownerEmail, language, createdAt }: SeedVendor) {
  return { id: ownerId(key), name: ownerName, email: ownerEmail, language, createdAt };
}
