import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../tests/support/components/ids.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { adminSession } from "../../../../tests/support/components/sessions.ts";
import { EnterprisePanel } from "./enterprise-panel.tsx";

const vendor = {
  ...{ id: idOf(1), companyName: "Finca Sol", country: "CO", priceCents: 90_000, commissionBasisPoints: 500 },
  ...{ endsAt: null, manager: null, calls: 12, failedDeliveries: 1, logoUrl: null, brandColor: "#205030" },
  days: [
    { day: "2026-03-01", calls: 5 },
    { day: "2026-03-02", calls: 7 },
  ],
  keys: [{ id: idOf(2), name: "Depot", start: "cafeto_ab", isRevoked: false, calls: 12 }],
  deliveries: { delivered: 3, waiting: 0, failed: 1 },
  failures: [
    {
      ...{ id: idOf(3), host: "shop.example", type: "parcel.paid", attempts: 8, lastStatus: 500 },
      ...{ lastError: null, createdAt: "2026-03-02T08:00:00.000Z" },
    },
  ],
};

test("a vendor is looked at, and given an account manager only with somebody and a reason", async () => {
  const sent: unknown[] = [];
  const { user } = render(<EnterprisePanel />, {
    session: adminSession(),
    at: `/admin?tab=enterprise&vendor=${vendor.id}`,
    answers: {
      enterprise: { getEnterpriseVendor: () => vendor },
      plans: {
        listAccountManagers: () => [{ userId: idOf(7), name: "Ines Prado", email: "ines@cafeto.example" }],
        setAccountContact(input) {
          sent.push(input);
          return { managerName: "Ines Prado", managerEmail: "ines@cafeto.example" };
        },
      },
    },
  });
  expect(await screen.findByText("$900.00")).toBeTruthy();
  expect(document.body.textContent).toContain("shop.example");
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Choose an account manager.")).toBeTruthy();
  expect(sent).toEqual([]);
  await user.selectOptions(screen.getByRole("combobox", { name: /Account manager/ }), "Ines Prado");
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "Knows the region");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Finca Sol has an account manager")).toBeTruthy();
  expect(sent).toEqual([{ vendorId: vendor.id, userId: idOf(7), reason: "Knows the region" }]);
});

test("the list says who has no manager and how many webhooks failed", async () => {
  const { logoUrl: _, brandColor: __, days: ___, keys, deliveries, failures, ...listed } = vendor;
  expect([keys.length, deliveries.failed, failures.length]).toEqual([1, 1, 1]);
  render(<EnterprisePanel />, {
    session: adminSession("readOnly"),
    language: "es",
    at: "/admin?tab=enterprise",
    answers: { enterprise: { listEnterpriseVendors: () => ({ items: [listed], next: null }) } },
  });
  expect((await screen.findAllByText("Ninguno")).length).toBeGreaterThan(0);
  await expectAccessible();
});
