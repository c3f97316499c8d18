import { randomUUID } from "node:crypto";
import { requestApproval } from "#domains/approvals/server/request-approval.ts";
import { addPerson, addVendor, contextFor } from "../../support/market-people.ts";
import type { World } from "./valid-input.ts";

/** Terms that wait for a second administrator, asked for by the world's owner or by another one. */
export async function approvalOf({ infra, owner }: World, by: "own" | "another"): Promise<string> {
  const vendorId = (await addVendor(infra)).vendor.id;
  const asking = by === "own" ? owner : await addPerson(infra, { roles: ["admin"] });
  return requestApproval(contextFor(infra, asking), {
    ...{ action: "vendor.set-terms", subject: { kind: "vendor", id: vendorId }, requestId: randomUUID() },
    input: { vendorId, priceCents: 49_900, managerName: "Ines Duarte", managerEmail: "ines@cafeto.example" },
    reason: "As agreed",
  });
}
