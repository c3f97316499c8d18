import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { ownParcel, parcelId } from "../../../../../tests/support/components/order-samples.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { PackingSlip } from "./packing-slip.tsx";
import { readParcelsAddress } from "./parcels-address.ts";

const show = (gift: typeof ownParcel.gift) =>
  render(<PackingSlip address={readParcelsAddress(new URLSearchParams())} parcelId={parcelId} />, {
    answers: { orders: { getParcel: () => ({ ...ownParcel, gift }) } },
  });

test("a gift is packed with its note and without any price", async () => {
  show({ note: "Happy birthday, Inês!" });
  const slip = within(await screen.findByRole("article", { name: "Packing slip" }));
  expect(slip.getByText("Happy birthday, Inês!")).toBeTruthy();
  expect(slip.queryByText(/Thank you for buying/)).toBeNull();
  expect(document.body.textContent).not.toContain("$");
  await expectAccessible();
});

test("a gift without a note is packed without words; what is no gift thanks its buyer", async () => {
  const { unmount } = show({ note: "" });
  const slip = await screen.findByRole("article", { name: "Packing slip" });
  expect(within(slip).queryByText(/gift/i)).toBeNull();
  unmount();
  show(null);
  expect(await screen.findByText("Thank you for buying from La Loma.")).toBeTruthy();
});
