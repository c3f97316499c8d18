import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { SubscriptionView } from "#domains/plans/subscription-calls.ts";
import { type Answers, answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../tests/support/components/ids.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { subscriptionOf } from "../../../../tests/support/components/subscriptions.ts";
import { SubscriptionPanel } from "./subscription-panel.tsx";

const onPremium = subscriptionOf({
  planType: "premium",
  state: "subscribed",
  maxProducts: 100,
  commissionBasisPoints: 800,
  productCount: 25,
  isBilled: true,
  currentPeriodEnd: "2026-12-15T00:00:00.000Z",
});
const onBasic = { ...onPremium, planType: "basic" as const, maxProducts: 20, productCount: 4 };
const plan = (planType: "freemium" | "basic" | "premium" | "enterprise", priceCents: number | null) => ({
  planType,
  maxProducts: planType === "freemium" ? 3 : 20,
  commissionBasisPoints: 1_000,
  priceCents,
  features: ["email_support"],
});

beforeEach(() => {
  for (const loudness of ["error", "warn", "info"] as const) vi.spyOn(console, loudness).mockReturnValue();
});

function open(view: SubscriptionView, more: Answers["plans"] = {}) {
  return render(<SubscriptionPanel />, {
    answers: {
      plans: {
        getSubscription: () => view,
        listPlans: () => ({
          items: [
            plan("freemium", 0),
            plan("basic", 1_900),
            plan("premium", 4_900),
            plan("enterprise", null),
          ],
        }),
        listInvoices: () => ({ items: [] }),
        ...more,
      },
    },
  });
}
const products = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => ({
    id: idOf(index),
    name: `Coffee ${index}`,
    imageUrl: "/a.webp",
    isApproved: true,
    unitsSold: count - index,
  })),
});

test("a plan with its price, use, commission and end; the plans beside it with what can be done", async () => {
  open(onBasic);
  expect(await screen.findByRole("heading", { level: 2, name: "Basic" })).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Products used" }).getAttribute("aria-valuetext")).toBe(
    "4 of 20",
  );
  expect(screen.getByText("Renews on").nextElementSibling!.textContent).toBe("Dec 15, 2026");
  expect(await screen.findByRole("button", { name: "Upgrade to Premium" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Change to Freemium" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Contact us" }).getAttribute("href")).toBe(
    "/contact?subject=enterprise",
  );
  expect(screen.queryByRole("button", { name: /Choose/ })).toBeNull();
  expect(await screen.findByText("You’ll get your first invoice with your first payment.")).toBeTruthy();
  await expectAccessible();
});

test("an upgrade shows what is due, charges exactly that, and says so", async () => {
  const sent: unknown[] = [];
  const { user } = open(onBasic, {
    previewUpgrade: () => ({
      dueNowCents: 1_234,
      monthlyCents: 4_900,
      currentPeriodEnd: "2026-12-15T00:00:00.000Z",
    }),
    upgradePlan(input) {
      sent.push(input);
      return onPremium;
    },
  });
  await user.click(await screen.findByRole("button", { name: "Upgrade to Premium" }));
  const dialog = screen.getByRole("dialog", { name: "Upgrade to Premium" });
  const pay = await within(dialog).findByRole("button", { name: "Pay $12.34 and upgrade" });
  expect(within(dialog).getByText("Every month from Dec 15, 2026").nextElementSibling!.textContent).toBe(
    "$49.00",
  );
  await expectAccessible(dialog);
  await user.click(pay);
  expect(await screen.findByText("You’re now on Premium")).toBeTruthy();
  expect(sent).toEqual([{ planType: "premium", dueNowCents: 1_234 }]);
  expect(screen.getByRole("heading", { level: 2, name: "Premium" })).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a declined card is said in the dialog, with the way to another card, and the price is asked again", async () => {
  let previews = 0;
  const { user } = open(onBasic, {
    previewUpgrade() {
      previews++;
      return {
        dueNowCents: 1_000 + previews,
        monthlyCents: 4_900,
        currentPeriodEnd: "2026-12-15T00:00:00.000Z",
      };
    },
    upgradePlan() {
      throw refusal("CARD_REFUSED");
    },
  });
  await user.click(await screen.findByRole("button", { name: "Upgrade to Premium" }));
  await user.click(await screen.findByRole("button", { name: "Pay $10.01 and upgrade" }));
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByRole("button", { name: "Change card" })).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Pay $10.02 and upgrade" })).toBeTruthy();
});

test("a smaller plan asks which products stay: the best sellers first, and never more than fit", async () => {
  const sent: unknown[] = [];
  const { user } = open(onPremium, {
    listProductsToKeep: () => products(5),
    scheduleDowngrade(input) {
      sent.push(input);
      return {
        ...onPremium,
        state: "ending",
        nextPlanType: "freemium",
        changesAt: onPremium.currentPeriodEnd,
        keptProductIds: input.keptProductIds ?? [],
      };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Cancel subscription" }));
  const dialog = screen.getByRole("dialog", { name: "Cancel your subscription?" });
  const choice = await within(dialog).findByRole("group", { name: "Choose the 3 products that stay active" });
  const boxes = within(choice).getAllByRole("checkbox") as HTMLInputElement[];
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, false, false]);
  await user.click(within(choice).getByText("Coffee 4"));
  expect(within(choice).getByRole("status").textContent).toBe("4 of 3 chosen");
  expect(within(choice).getByText("Remove 1 product from your selection.")).toBeTruthy();
  const confirm = within(dialog).getByRole("button", { name: "Cancel subscription" });
  expect(confirm).toHaveProperty("disabled", true);
  await user.click(within(choice).getByText("Coffee 0"));
  await expectAccessible(dialog);
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([{ planType: "freemium", keptProductIds: [idOf(1), idOf(2), idOf(4)] }]);
  expect(screen.getByText("Your plan ends on Dec 15, 2026")).toBeTruthy();
  expect(screen.getByText("The 3 products you chose stay active.")).toBeTruthy();
});

test("where all products fit nothing is asked", async () => {
  const sent: unknown[] = [];
  const { user } = open(onPremium, {
    listProductsToKeep: () => products(2),
    scheduleDowngrade(input) {
      sent.push(input);
      return {
        ...onPremium,
        state: "changing",
        nextPlanType: "basic",
        changesAt: onPremium.currentPeriodEnd,
      };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Change to Basic" }));
  const dialog = screen.getByRole("dialog", { name: "Change to Basic" });
  expect(
    await within(dialog).findByText(/All your active products fit this plan and stay as they are\./),
  ).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Change to Basic" }));
  expect(await screen.findByText("Your plan change is scheduled")).toBeTruthy();
  expect(sent).toEqual([{ planType: "basic", keptProductIds: [] }]);
});

test("a scheduled change can be taken back; a failure says so and leaves the notice", async () => {
  const changing = {
    ...onPremium,
    state: "changing" as const,
    nextPlanType: "basic" as const,
    changesAt: onPremium.currentPeriodEnd,
  };
  const { user } = open(changing, {
    undoScheduledChange() {
      throw refusal("PAYMENT_UNAVAILABLE");
    },
  });
  await screen.findByText("Basic from Dec 15, 2026");
  expect(await screen.findByText("From Dec 15, 2026")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Keep my plan" }));
  await waitFor(() => expect(document.querySelector("li[data-type=error]")).not.toBeNull());
  expect(screen.getByText("Basic from Dec 15, 2026")).toBeTruthy();
  answerApi({ plans: { undoScheduledChange: () => onPremium } });
  await user.click(screen.getByRole("button", { name: "Keep my plan" }));
  expect(await screen.findByText("Your plan continues as it is.")).toBeTruthy();
  expect(screen.queryByText("Basic from Dec 15, 2026")).toBeNull();
});

test.each([
  ["freeGrace", "Your shop has no plan", /stays open until Dec 1, 2026/],
  ["freeOver", "Your shop is hidden", /because the shop has no plan/],
  ["pastDue", "Your payment failed", /nothing is paid by Dec 1, 2026/],
  ["unpaid", "Your shop is hidden", /Your plan isn’t paid, so shoppers can’t see your products\./],
] as const)("the state %s is said with its consequence", async (state, title, text) => {
  open({ ...onBasic, state, graceEndsAt: "2026-12-01T00:00:00.000Z" });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  const isOwing = state === "pastDue" || state === "unpaid";
  expect(screen.queryAllByRole("button", { name: "Pay now" })).toHaveLength(isOwing ? 1 : 0);
  expect(screen.queryAllByRole("button", { name: "Change card" })).toHaveLength(isOwing ? 1 : 0);
});

test("a full plan says what a larger one would hold; one on freemium chooses", async () => {
  open(subscriptionOf({ productCount: 3 }));
  expect(await screen.findByText("Upgrade to Basic for 20 products and 10% commission.")).toBeTruthy();
  expect(screen.getByText("Free until").nextElementSibling!.textContent).toBe("Feb 1, 2027");
  expect(await screen.findByRole("button", { name: "Choose Basic" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Invoices" })).toBeNull();
});

test("each invoice says its state, and opens in a new tab to be seen or paid", async () => {
  const invoice = { id: "in_1", number: "A-1", createdAt: "2026-11-01T00:00:00.000Z", totalCents: 1_900 };
  open(onBasic, {
    listInvoices: () => ({
      items: [
        { ...invoice, status: "open", url: "https://pay.example/1" },
        { ...invoice, id: "in_2", status: "paid", url: "https://pay.example/2" },
        { ...invoice, id: "in_3", status: "void", url: null },
      ],
    }),
  });
  const pay = await screen.findByRole("link", {
    name: /^Pay\s*invoice from Nov 1, 2026 \(opens in a new tab\)$/,
  });
  expect(pay.getAttribute("href")).toBe("https://pay.example/1");
  expect(pay.getAttribute("rel")).toBe("noreferrer");
  expect(screen.getByRole("link", { name: /^View/ }).getAttribute("href")).toBe("https://pay.example/2");
  expect(screen.getByText("Void")).toBeTruthy();
});

test("a panel that can't be loaded is tried again", async () => {
  const { user } = open(onBasic, {
    getSubscription() {
      throw refusal("FORBIDDEN");
    },
  });
  expect(await screen.findByText("We couldn’t load the plans.")).toBeTruthy();
  answerApi({ plans: { getSubscription: () => onBasic } });
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("heading", { level: 2, name: "Basic" })).toBeTruthy();
});
