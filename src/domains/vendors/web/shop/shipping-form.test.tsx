import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../../tests/support/components/ids.ts";
import { findToast } from "../../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import type { ShopView } from "../../shop-calls.ts";
import { ShippingForm } from "./shipping-form.tsx";

const shipping = {
  domesticBaseCents: 500,
  domesticPerKgCents: 150,
  regionalBaseCents: 900,
  regionalPerKgCents: 400,
  worldwideBaseCents: 1_400,
  worldwidePerKgCents: 900,
  handlingDays: 3,
};
const shop: ShopView = {
  id: idOf(1),
  companyName: "Finca Alta",
  description: "Small lots, roasted on Tuesdays.",
  language: "en",
  country: "US",
  city: null,
  website: null,
  phoneNumber: "+12025550123",
  businessType: "roastery",
  certifications: [],
  trader: null,
  logoUrl: null,
  brandColor: null,
  backOn: null,
  sellingSince: "2026-01-01T00:00:00.000Z",
  hasOwnColours: true,
  shipping,
  waitingRates: null,
  subsidy: { domestic: 800, regional: 1_400, worldwide: 2_500, shareBasisPoints: 8_000 },
  awayFrom: null,
  awayUntil: null,
  longestAwayDays: 365,
  today: "2026-11-05",
  images: [],
};

test("rates that wait say since when, why, and which count until then; saving other days sends them again", async () => {
  const { handlingDays: _, ...rates } = { ...shipping, domesticBaseCents: 6_000 };
  const sent: object[] = [];
  const waitingRates = { ...rates, submittedAt: "2026-11-02T08:00:00.000Z" };
  const { user } = render(<ShippingForm shop={{ ...shop, waitingRates }} />, {
    answers: {
      vendors: {
        updateShipping(input) {
          sent.push(input);
          return { ...shop, waitingRates };
        },
      },
    },
  });
  const notice = screen.getByRole("status").textContent;
  for (const part of [
    "Your new delivery rates are waiting for approval",
    "Submitted: Nov 2, 2026",
    "At least one of them is higher than almost all other vendors charge here, so an administrator checks them first.",
    "Domestic: $5.00 per parcel plus $1.50 per kilogram",
  ])
    expect(notice).toContain(part);
  await expectAccessible();
  const days = screen.getByLabelText(/^Days to ship/);
  await user.clear(days);
  await user.type(days, "5");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(sent).toEqual([{ ...rates, handlingDays: 5 }]);
  const toast = await findToast("Shop saved");
  expect(toast.getByText("Your new delivery rates are waiting for approval")).toBeTruthy();
});

test("without waiting rates there is no notice", () => {
  render(<ShippingForm shop={shop} />);
  expect(screen.queryByRole("status")).toBeNull();
});
