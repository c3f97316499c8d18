import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { adminRoles, type TeamRole } from "#kernel/permissions.ts";
import { render } from "../../tests/support/components/render.tsx";
import { adminSession, buyerSession } from "../../tests/support/components/sessions.ts";
import { AdminMay, TeamMay } from "./may.tsx";

const forAdmins = (
  <>
    <AdminMay permission="orders.manage">Refund</AdminMay>
    <AdminMay permission="orders.read">Orders</AdminMay>
  </>
);

test.each(adminRoles)("an administrator sees what the role '%s' may do", (role) => {
  render(forAdmins, { session: adminSession(role) });
  const shown = { owner: 1, operations: 1, finance: 0, support: 1, moderator: 0, readOnly: 0 };
  expect(screen.queryAllByText(/Refund/)).toHaveLength(shown[role]);
});

test("nobody else sees any of it", () => {
  const { container } = render(forAdmins, { session: buyerSession({ adminRole: "owner" }) });
  expect(container.textContent).not.toMatch(/Refund|Orders/);
});

test.each<[TeamRole, string]>([
  ["owner", "Plan Money Parcels"],
  ["manager", "Money Parcels"],
  ["packer", "Parcels"],
  ["accountant", "Money"],
])("a member of a vendor's team sees what the role '%s' may do", (teamRole, expected) => {
  const vendor = { id: "v", companyName: "La Loma", planType: "basic", isApproved: true, teamRole };
  const { container } = render(
    <p>
      <TeamMay permission="plan.manage">Plan </TeamMay>
      <TeamMay permission="money.read">Money </TeamMay>
      <TeamMay permission="parcels.manage">Parcels</TeamMay>
    </p>,
    { session: buyerSession({ roles: ["vendor"], vendor }) },
  );
  expect(container.querySelector("p")!.textContent!.trim()).toBe(expected);
});
