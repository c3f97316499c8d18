import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../tests/support/components/ids.ts";
import { balanceOf, payoutOf } from "../../../../tests/support/components/money.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { adminSession } from "../../../../tests/support/components/sessions.ts";
import { VendorMoney } from "./vendor-money.tsx";

beforeEach(() => {
  for (const loudness of ["error", "warn", "info"] as const) vi.spyOn(console, loudness).mockReturnValue();
});

const vendorId = idOf(90);
const verified = { state: "ready" as const, missingCount: 0, syncedAt: "2026-11-01T10:00:00.000Z" };
type Sent = { vendorId: string; payoutId: string; amountCents: number; note: string };

/** The vendor's money with the dialog open, and what was recorded. */
async function openDialog(refuse?: () => unknown) {
  const sent: Sent[] = [];
  const drawn = render(<VendorMoney vendorId={vendorId} />, {
    session: adminSession(),
    answers: {
      payouts: {
        getVendorMoney: () => ({ balance: balanceOf(), payouts: [payoutOf()], account: verified }),
        recordManualPayout(input) {
          sent.push(input);
          const error = refuse?.();
          if (error) throw error;
          const payout = payoutOf({ method: "manual", amountCents: input.amountCents });
          return { payout, approvalId: null };
        },
      },
    },
  });
  await drawn.user.click(await screen.findByRole("button", { name: "Record a bank transfer" }));
  const dialog = screen.getByRole("dialog", { name: "Record a bank transfer" });
  const field = (name: RegExp) => within(dialog).getByRole("textbox", { name });
  const save = () => drawn.user.click(within(dialog).getByRole("button", { name: "Record a bank transfer" }));
  return { ...drawn, sent, dialog, save, amount: field(/^Amount/), note: field(/^Bank reference/) };
}
const error = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;

test("a bank payment is recorded with amount and reference, under an id of its own", async () => {
  const { user, dialog, amount, note, save, sent } = await openDialog();
  expect(dialog.textContent).toContain("Up to $120.00 is available.");
  expect(amount).toHaveProperty("value", "120.00");
  await expectAccessible(dialog);
  await user.clear(amount);
  await user.type(amount, "50.5");
  await user.type(note, " Wire 7 ");
  await save();
  expect(await screen.findByText("$50.50 recorded as paid")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ vendorId, amountCents: 5_050, note: "Wire 7" });
});

test.each(["0", "120.01", "much"])("an amount of %s is refused at its field", async (typed) => {
  const { user, amount, note, save, sent } = await openDialog();
  await user.clear(amount);
  await user.type(amount, typed);
  await save();
  expect(error(amount)).toBe("Enter an amount from 0.01 to $120.00.");
  expect(error(note)).toBe("Enter the bank reference.");
  expect(sent).toEqual([]);
});

test("after a refusal the dialog stays with what was typed, and a second try is the same payment", async () => {
  let isRefused = true;
  const { user, note, save, sent } = await openDialog(() => isRefused && refusal("PAYOUT_ABOVE_BALANCE"));
  await user.type(note, "Wire 7");
  await save();
  await waitFor(() => expect(document.querySelector("li[data-type=error]")).not.toBeNull());
  expect(note).toHaveProperty("value", "Wire 7");
  isRefused = false;
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent[0]!.payoutId).toBe(sent[1]!.payoutId);
});

test("nothing available has no button; a failure offers to try again", async () => {
  const { user } = render(<VendorMoney vendorId={vendorId} />, {
    session: adminSession(),
    answers: {
      payouts: {
        getVendorMoney() {
          throw refusal("NOT_FOUND");
        },
      },
    },
  });
  const retry = await screen.findByRole("button", { name: "Retry" });
  answerApi({
    payouts: {
      getVendorMoney: () => ({ balance: balanceOf({ availableCents: 0 }), payouts: [], account: verified }),
    },
  });
  await user.click(retry);
  expect(await screen.findByText("$990.00")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Record a bank transfer" })).toBeNull();
  expect(screen.queryByRole("list", { name: "Latest payouts" })).toBeNull();
});

test("a payout of which the provider took a part back says how much is in the balance again", async () => {
  render(<VendorMoney vendorId={vendorId} />, {
    session: adminSession(),
    answers: {
      payouts: {
        getVendorMoney: () => ({
          balance: balanceOf(),
          payouts: [payoutOf({ takenBackCents: 1_250 })],
          account: verified,
        }),
      },
    },
  });
  expect((await screen.findByRole("list", { name: "Latest payouts" })).textContent).toContain(
    "$12.50 reversed: it’s back in the balance",
  );
  await expectAccessible();
});
