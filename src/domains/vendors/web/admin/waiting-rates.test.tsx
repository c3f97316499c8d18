import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal } from "../../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../../tests/support/components/ids.ts";
import { fill, findToast } from "../../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { adminSession } from "../../../../../tests/support/components/sessions.ts";
import type { WaitingRates as Waiting } from "../../rate-calls.ts";
import type { ShippingRates } from "../../shop-rules.ts";
import { WaitingRates } from "./waiting-rates.tsx";

const present: ShippingRates = {
  domesticBaseCents: 500,
  domesticPerKgCents: 150,
  regionalBaseCents: 900,
  regionalPerKgCents: 400,
  worldwideBaseCents: 1_400,
  worldwidePerKgCents: 900,
};
const waiting: Waiting = {
  vendorId: idOf(1),
  companyName: "Finca Alta",
  submittedAt: "2026-11-02T08:00:00.000Z",
  present,
  wanted: { ...present, regionalBaseCents: 8_000 },
};
const market = { rates: { ...present, regionalBaseCents: 1_275 }, shareBasisPoints: 9_500 };
const listOf = (...items: Waiting[]) => ({
  items,
  total: items.length,
  market: items.length > 0 ? market : null,
});
const open = (vendors: NonNullable<Answers["vendors"]>) =>
  render(<WaitingRates />, { session: adminSession(), answers: { vendors } });

test("present and wanted rates stand beside the market's, and accepted ones leave the list", async () => {
  const sent: object[] = [];
  const { user } = open({
    listWaitingRates: () => (sent.length > 0 ? listOf() : listOf(waiting)),
    acceptWaitingRates(input) {
      sent.push(input);
      return {};
    },
  });
  const table = within(await screen.findByRole("table", { name: "Delivery rates of Finca Alta" }));
  expect(table.getByRole("columnheader", { name: "95% charge at most" })).toBeTruthy();
  const cells = within(table.getByRole("row", { name: /Regional · Base/ })).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toEqual(["$9.00", "$80.00", "$12.75"]);
  expect(screen.getByText("Submitted: Nov 2, 2026")).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Accept rates" }));
  await findToast("Finca Alta’s new rates are in effect");
  expect(sent).toEqual([{ vendorId: waiting.vendorId, submittedAt: waiting.submittedAt }]);
  expect(screen.queryByRole("heading")).toBeNull();
});

test("whoever decides by keyboard goes on from the list's heading, after the last one from the page's", async () => {
  const waits = [waiting, { ...waiting, vendorId: idOf(2), companyName: "Casa Baja" }];
  const { user } = render(
    <main>
      <h1 tabIndex={-1}>Admin Dashboard</h1>
      <WaitingRates />
    </main>,
    {
      session: adminSession(),
      answers: {
        vendors: {
          listWaitingRates: () => listOf(...waits),
          acceptWaitingRates() {
            waits.shift();
            return {};
          },
        },
      },
    },
  );
  for (const name of ["Delivery rates to check (1)", "Admin Dashboard"]) {
    (await screen.findAllByRole("button", { name: "Accept rates" }))[0]!.focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name })));
  }
});

test("rates are declined with a reason; one that another administrator has decided leaves the list", async () => {
  const sent: object[] = [];
  const { user } = open({
    listWaitingRates: () => (sent.length > 0 ? listOf() : listOf(waiting)),
    declineWaitingRates(input) {
      sent.push(input);
      throw refusal("NOT_FOUND");
    },
  });
  await user.click(await screen.findByRole("button", { name: "Decline" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Decline and notify" }));
  expect(dialog.getByText("Add a short reason.")).toBeTruthy();
  expect(sent).toEqual([]);
  await fill(user, dialog.getByLabelText(/^Reason/), "Too dear");
  await user.click(dialog.getByRole("button", { name: "Decline and notify" }));
  await findToast("Already decided or changed");
  expect(sent).toMatchObject([{ reason: "Too dear" }]);
  expect(screen.queryByRole("table")).toBeNull();
});
