import { screen, waitFor, within } from "@testing-library/react";
import { useSearchParams } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { type Answers, answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import {
  accountOf,
  balanceOf,
  payoutOf,
  payoutPageOf,
  statementOf,
} from "../../../../tests/support/components/money.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { MoneyPanel } from "./money-panel.tsx";
import { readMoneyPlace } from "./money-place.ts";

function MoneyTab() {
  const [params] = useSearchParams();
  return <MoneyPanel place={readMoneyPlace(params)} />;
}

beforeEach(() => {
  for (const loudness of ["error", "warn", "info"] as const) vi.spyOn(console, loudness).mockReturnValue();
});

const open = (more: Answers["payouts"] = {}, query = "") =>
  render(<MoneyTab />, {
    at: `/vendor/dashboard?tab=money${query}`,
    answers: {
      payouts: {
        getBalance: () => balanceOf(),
        getPayoutAccount: () => accountOf(),
        listPayouts: () => payoutPageOf([payoutOf()]),
        getStatement: () => statementOf(),
        ...more,
      },
    },
  });
const card = (title: string) =>
  screen.getByRole("heading", { name: title }).closest("[aria-busy]") as HTMLElement;

test("the balance says what is available, what waits, and when it is paid", async () => {
  open();
  const figures = await screen.findByRole("region", { name: "Your money at a glance" });
  await within(figures).findByText("$250.00");
  expect(figures.textContent).toContain("From 2 parcels");
  expect(within(card("Available for payout")).getByText("$120.00")).toBeTruthy();
  expect(screen.getByText("Next payout on Nov 30, 2026")).toBeTruthy();
  await screen.findByText("Totals");
  await screen.findByText("To your payout account");
  await expectAccessible();
});

test("what is available is paid out after a question, once, and everything is asked again", async () => {
  let isRequested = false;
  const { user } = open({
    getBalance: () => balanceOf(isRequested ? { availableCents: 0, underWayCents: 12_000 } : {}),
    requestPayout() {
      isRequested = true;
      return payoutOf({ state: "started", amountCents: 12_000 });
    },
  });
  await user.click(await screen.findByRole("button", { name: "Pay out now" }));
  const question = screen.getByRole("alertdialog", { name: "Pay out $120.00 now?" });
  await user.click(within(question).getByRole("button", { name: "Pay out now" }));
  expect(await screen.findByText("Your payout has started")).toBeTruthy();
  expect(await screen.findByText("$120.00 is on its way to your account.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Pay out now" })).toBeNull());
});

test("a refused payout is said, and the question closes", async () => {
  const { user } = open({
    requestPayout() {
      throw refusal("PAYOUT_UNDER_WAY");
    },
  });
  await user.click(await screen.findByRole("button", { name: "Pay out now" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Pay out now" }));
  await waitFor(() => expect(document.querySelector("li[data-type=error]")).not.toBeNull());
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test.each([
  ["less than the smallest payout", { availableCents: 999 }, {}],
  ["one under way", { underWayCents: 1 }, {}],
  ["no account that is ready", {}, { state: "none" }],
] as const)("%s has no button", async (_, balance, account) => {
  open({ getBalance: () => balanceOf(balance), getPayoutAccount: () => accountOf(account) });
  await screen.findByText("Totals");
  await within(card("Payout account")).findByRole("button");
  expect(screen.queryByRole("button", { name: "Pay out now" })).toBeNull();
});

test("a balance below zero explains itself", async () => {
  open({ getBalance: () => balanceOf({ availableCents: -500 }) });
  expect(await screen.findByText("Your balance is below zero")).toBeTruthy();
});

test.each([
  ["none", "Not set up", "Set up payouts", "startOnboarding"],
  ["ready", "Ready", "Change payout details", "openPayoutDashboard"],
] as const)(
  "an account that is %s leads to the provider; a refusal is said",
  async (state, word, label, verb) => {
    const { user } = open({
      getPayoutAccount: () => accountOf({ state }),
      [verb]() {
        throw refusal("PAYMENT_UNAVAILABLE");
      },
    });
    const button = await screen.findByRole("button", { name: label });
    expect(within(card("Payout account")).getByText(word)).toBeTruthy();
    await user.click(button);
    await waitFor(() => expect(document.querySelector("li[data-type=error]")).not.toBeNull());
    expect(screen.getByRole("button", { name: label }).ariaBusy).toBeNull();
  },
);

test("an account that was not complete is asked for once; the form that expired says so", async () => {
  let refreshes = 0;
  open(
    {
      getPayoutAccount: () => accountOf({ state: "incomplete", missingCount: 2 }),
      refreshPayoutAccount() {
        refreshes++;
        return accountOf({ state: "incomplete", missingCount: 1 });
      },
    },
    "&form=expired",
  );
  expect(await screen.findByText(/needs 1 more detail\./)).toBeTruthy();
  expect(screen.getByText("The provider’s page was open too long. Open it again.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Continue with the provider" })).toBeTruthy();
  expect(refreshes).toBe(1);
});

test("without a second factor it leads to one instead of the provider", async () => {
  open({ getPayoutAccount: () => accountOf({ canChange: false }) });
  const link = await screen.findByRole("link", { name: "Set up a second factor" });
  expect(link.getAttribute("href")).toBe("/profile/settings?panel=security");
  expect(screen.queryByRole("button", { name: "Change payout details" })).toBeNull();
});

test("payouts say how they went; one that came back says what happens next", async () => {
  open({
    listPayouts: () =>
      payoutPageOf(
        [
          payoutOf({ state: "failed" }),
          payoutOf({ id: payoutOf().id.replace(/0$/, "1"), method: "manual", note: "Wire 7", parcels: 3 }),
        ],
        30,
      ),
  });
  expect(await screen.findByText("Returned")).toBeTruthy();
  expect(screen.getByText(/The money is back in your balance\./)).toBeTruthy();
  expect(screen.getByText("3 parcels · Reference: Wire 7")).toBeTruthy();
  const next = screen.getAllByRole("link", { name: "Next" })[0]!;
  expect(next.getAttribute("href")).toBe("/vendor/dashboard?tab=money&payouts=2");
});

test("no payouts yet, and nothing in the month", async () => {
  open({ listPayouts: () => payoutPageOf([]), getStatement: () => statementOf({ lines: payoutPageOf([]) }) });
  expect(await screen.findByRole("heading", { name: "No payouts yet" })).toBeTruthy();
  expect(await screen.findByText("No activity this month.")).toBeTruthy();
});

test("pages of payouts and of the statement have names of their own", async () => {
  const many = { total: 60, pageSize: 20, page: 1 };
  open({
    listPayouts: () => ({ ...payoutPageOf([payoutOf()]), ...many }),
    getStatement: () => statementOf({ lines: { ...statementOf().lines, ...many } }),
  });
  await screen.findByRole("navigation", { name: "Payout pages" });
  await screen.findByRole("navigation", { name: "Statement pages" });
});

test("a month is walked to by arrows or chosen, and stands in the address", async () => {
  const asked: (string | undefined)[] = [];
  const { user, address } = open({
    getStatement({ month }) {
      asked.push(month);
      return statementOf({ month: month ?? "2026-11" });
    },
  });
  const month = await screen.findByRole("combobox", { name: "Month" });
  expect(screen.queryByRole("link", { name: "Next month" })).toBeNull();
  expect(
    within(month)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["November 2026", "October 2026", "September 2026"]);
  expect(screen.getByText("Current balance")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Previous month" }));
  expect(address()).toBe("/vendor/dashboard?tab=money&month=2026-10");
  expect(await screen.findByText("Closing balance")).toBeTruthy();
  await user.selectOptions(await screen.findByRole("combobox", { name: "Month" }), "September 2026");
  await waitFor(() => expect(address()).toBe("/vendor/dashboard?tab=money&month=2026-09"));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Previous month" })).toBeNull());
  expect(asked).toEqual([undefined, "2026-10", "2026-09"]);
});

test("a statement is a table of movements between two balances", async () => {
  open();
  const table = await screen.findByRole("table", { name: "Transactions" });
  const rows = within(table).getAllByRole("row").slice(1);
  const cells = within(rows[0]!)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
  expect(cells).toEqual(["Nov 3, 2026", "Sale100007", "100007", "$30.00"]);
  expect(within(rows[1]!).getAllByRole("cell").at(-1)!.textContent).toBe("-$3.00");
  expect(screen.getByText("Opening balance").nextElementSibling!.textContent).toBe("$100.00");
});

test("the download says so, also where the file is cut; a failed part offers to try again", async () => {
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  Object.assign(URL, { createObjectURL: () => "blob:statement", revokeObjectURL: () => {} });
  const asked: string[] = [];
  const { user } = open({
    getBalance() {
      throw refusal("FORBIDDEN");
    },
    exportStatement({ month }) {
      asked.push(month);
      return { fileName: "statement.csv", csv: "date\n", isComplete: false };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Download CSV" }));
  const saved = (await screen.findByText("Statement saved")).closest("li")!;
  expect(saved.textContent).toContain("The file has the month’s first 20,000 lines.");
  expect(asked).toEqual(["2026-11"]);
  answerApi({ payouts: { getBalance: () => balanceOf() } });
  await user.click((await screen.findAllByRole("button", { name: "Retry" }))[0]!);
  expect(await screen.findByText("Next payout on Nov 30, 2026")).toBeTruthy();
});
