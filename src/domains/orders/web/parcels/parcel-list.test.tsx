import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../../tests/support/components/ids.ts";
import { ownParcel } from "../../../../../tests/support/components/order-samples.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../../tests/support/components/sessions.ts";
import { packedSummary } from "../../packed-parcel.ts";
import { ParcelList } from "./parcel-list.tsx";
import { readParcelsAddress } from "./parcels-address.ts";

const address = readParcelsAddress(new URLSearchParams());
const counts = { all: 3, new: 2, toShip: 3, late: 1, shipped: 0, delivered: 0, cancelled: 0 };
const acceptedAt = "2026-10-02T08:00:00.000Z";
const parcels = [
  ownParcel,
  { ...ownParcel, id: idOf(2), orderNumber: 4_712, isFrozen: true },
  { ...ownParcel, id: idOf(3), orderNumber: 4_713, acceptedAt },
];

function show(teamRole: "owner" | "packer", accepted: string[] = []) {
  const items = teamRole === "owner" ? parcels : parcels.map((parcel) => packedSummary.parse(parcel));
  return render(<ParcelList address={address} />, {
    session: buyerSession({
      roles: ["buyer", "vendor"],
      primaryRole: "vendor",
      vendor: { id: idOf(4), companyName: "La Loma", planType: "basic", isApproved: true, teamRole },
    }),
    answers: {
      orders: {
        listParcels: () => ({ items, next: null, total: 3, page: 1, pageSize: 20, counts }),
        acceptParcel({ parcelId }) {
          accepted.push(parcelId);
          return { ...ownParcel, acceptedAt };
        },
      },
    },
  });
}

test("the selected new parcels are accepted together; one that is being packed is left out", async () => {
  const accepted: string[] = [];
  const { user } = show("owner", accepted);
  const table = within(await screen.findByRole("table", { name: "Your parcels" }));
  expect(table.getAllByText("Payment under review")).toHaveLength(1);
  expect(table.getAllByText("$40.52")).toHaveLength(3);
  expect(screen.getByRole("link", { name: "Late 1" })).toBeTruthy();
  expect(table.getByRole("link", { name: "Order #4711" }).getAttribute("href")).toContain(ownParcel.id);
  await expectAccessible();
  await user.click(table.getByRole("checkbox", { name: "Select all rows on this page" }));
  await user.click(screen.getByRole("button", { name: "Accept order" }));
  expect(await screen.findByText("Accept order: 2 done")).toBeTruthy();
  expect(accepted).toEqual([ownParcel.id, idOf(2)]);
});

test("who packs sees no money and takes no file home", async () => {
  show("packer");
  await screen.findByRole("table", { name: "Your parcels" });
  expect(document.body.textContent).not.toContain("$");
  expect(screen.queryByRole("button", { name: "Download CSV" })).toBeNull();
});
