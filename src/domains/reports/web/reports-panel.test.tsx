import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { BookMonth, ReportLine, ReportView } from "#domains/reports/contract.ts";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../tests/support/components/ids.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { adminSession } from "../../../../tests/support/components/sessions.ts";
import { ReportsPanel } from "./reports-panel.tsx";

const month = (more: Partial<BookMonth> = {}): BookMonth => ({
  ...{ month: "2026-10", closedAt: null, closedBy: null, reason: null, hash: null },
  ...more,
});
const closed = month({
  ...{ closedAt: "2026-11-03T09:00:00.000Z", closedBy: "Amara", reason: "Agrees with the bank." },
  hash: "ab".repeat(32),
});
const values = { parcels: 3, goods: 12_000, commission: 960, returned: 320, total: 640 };
const viewOf = (more: Partial<ReportView> = {}): ReportView => ({
  ...{ report: "commissions", period: "2026-10", by: "vendor", whose: null, next: null, totals: values },
  rows: [
    {
      ...{ key: idOf(1), name: "Finca Alta", openingCents: null, closingCents: null, values },
      ...{ identity: null, quarters: [] },
    },
  ],
  ...{ openingCents: null, closingCents: null, ledgerCents: 640, differenceCents: 0, months: [closed] },
  ...{ isIntact: true, first: "2025-12", current: "2026-11" },
  ...more,
});
const line: ReportLine = {
  ...{ id: `${idOf(3)}.commission`, at: "2026-10-05T10:00:00.000Z", figure: "commission", orderId: idOf(4) },
  ...{ orderNumber: 10_017, vendorId: idOf(1), vendor: "Finca Alta", amountCents: 960 },
};

const at = "/admin?tab=reports&report=commissions&period=2026-10";
const open = (view: ReportView, address = at) =>
  render(<ReportsPanel />, {
    ...{ at: address, session: adminSession() },
    answers: { reports: { getReport: () => view, listReportLines: () => ({ items: [line], next: null }) } },
  });

test("a report says whether it agrees with the ledger, that it is closed, and leads to each vendor's months", async () => {
  open(viewOf());
  const table = await screen.findByRole("table");
  expect(screen.getByText("Reconciled: the ledger also shows $6.40.")).toBeTruthy();
  expect(screen.getByText(/Closed on Nov 3, 2026 by Amara/)).toBeTruthy();
  expect(within(table).getAllByText("$9.60")).toHaveLength(2);
  expect(within(table).getByRole("link", { name: "Finca Alta" }).getAttribute("href")).toBe(
    `/admin?tab=reports&report=commissions&period=2026-10&vendor=${idOf(1)}`,
  );
  expect(screen.getByRole("link", { name: /Export/ }).getAttribute("href")).toBe(
    "/api/admin/book-reports-csv?report=commissions&period=2026-10",
  );
  await expectAccessible();
});

test("a difference and altered figures are said", async () => {
  open(viewOf({ ledgerCents: 600, differenceCents: 40, isIntact: false }));
  expect(await screen.findByText("The ledger shows $6.00. Difference: $0.40.")).toBeTruthy();
  expect(screen.getByText(/The stored figures differ from the closed ones\./)).toBeTruthy();
});

test("a vendor's month shows the lines of its total, which lead to their orders", async () => {
  open(
    viewOf({
      whose: "Finca Alta",
      rows: [{ ...viewOf().rows[0]!, key: "2026-10", name: null }],
      by: "month",
      ledgerCents: null,
      differenceCents: null,
    }),
    `${at}&vendor=${idOf(1)}`,
  );
  const order = await screen.findByRole("link", { name: "10017" });
  expect(order.getAttribute("href")).toBe(`/admin?tab=orders&order=${idOf(4)}`);
  expect(screen.queryByText(/Reconciliation/)).toBeNull();
  await expectAccessible();
});

test("a report that can't be read offers another try", async () => {
  render(<ReportsPanel />, {
    ...{ at, session: adminSession() },
    answers: {
      reports: {
        getReport: () => {
          throw refusal("NOT_FOUND");
        },
      },
    },
  });
  expect(await screen.findByRole("button", { name: /Try Again/ }, { timeout: 10_000 })).toBeTruthy();
});

const listed = {
  ...{
    months: [month({ month: "2026-10" }), { ...closed, month: "2026-09" }],
    next: "2026-10",
    reopening: null,
  },
  blockers: [] as ("broken" | "differences")[],
};
const openMonths = (answer: typeof listed, session = adminSession()) =>
  render(<ReportsPanel />, {
    ...{ at: "/admin?tab=reports&report=months", session },
    answers: { reports: { listBookMonths: () => answer } },
  });

test("the next month is closed with a reason; without one the field says so", async () => {
  const { user } = openMonths(listed);
  await user.click(await screen.findByRole("button", { name: "Close October 2026" }));
  await user.click(screen.getByRole("button", { name: "Close month" }));
  expect(screen.getByText("Add a short reason.")).toBeTruthy();
  const sent: unknown[] = [];
  answerApi({
    reports: {
      closeMonth: (input) => {
        sent.push(input);
        return closed;
      },
    },
  });
  await user.type(screen.getByLabelText(/Reason/), "Agrees with the bank");
  await user.click(screen.getByRole("button", { name: "Close month" }));
  expect(await screen.findByText("October 2026 closed.")).toBeTruthy();
  expect(sent).toEqual([{ month: "2026-10", reason: "Agrees with the bank" }]);
});

test("what keeps a month open is named, and who may only read can't close or open any", async () => {
  openMonths({ ...listed, blockers: ["broken"] }, adminSession("readOnly"));
  expect(await screen.findByText("The last check found a problem.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /October|September/ })).toBeNull();
  await expectAccessible();
});
