import { enterpriseTerms } from "#domains/plans/server/tables.ts";
import { addPerson, addVendor } from "../../support/market-people.ts";
import type { World } from "./valid-input.ts";

async function makeEnterpriseVendor({ infra }: World): Promise<string> {
  const vendorId = (await addVendor(infra, { planType: "enterprise" })).vendor.id;
  const agreed = { priceCents: 90_000, managerName: "Ines Prado", managerEmail: "ines@cafeto.example" };
  await infra.db.insert(enterpriseTerms).values({ vendorId, ...agreed });
  return vendorId;
}

export const enterpriseInputs: Record<string, (world: World) => unknown> = {
  "enterprise.getEnterpriseVendor.vendorId": makeEnterpriseVendor,
  "plans.setAccountContact.vendorId": makeEnterpriseVendor,
  "plans.setAccountContact.userId": async ({ infra }) =>
    (await addPerson(infra, { roles: ["admin"] })).userId,
};
