import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PromotionEffect, PromotionView } from "#domains/promotions/contract.ts";
import { refusal } from "../../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { PromotionDialog } from "./promotion-dialog.tsx";

const effect: PromotionEffect = {
  from: "2026-10-26T12:00:00.000Z",
  until: "2026-11-25T12:00:00.000Z",
  isWhole: true,
  orders: 40,
  used: { orders: 12, lines: 14, units: 31 },
  discount: { vendorCents: 12_345, platformCents: 0 },
  sales: { beforeCents: 400_000, afterCents: 387_655 },
  commission: { beforeCents: 32_000, afterCents: 31_012 },
  spent: { at: "2026-11-12T08:00:00.000Z", limit: "budget" },
};
const notStarted = () => Promise.reject<PromotionView>(new Error("not in this test"));

function open(simulatePromotion: (input: unknown) => PromotionEffect) {
  const rendered = render(<PromotionDialog isPlatform={false} onCreate={notStarted} />, {
    answers: { checkout: { simulatePromotion } },
  });
  return rendered.user.click(screen.getByRole("button", { name: "New promotion" })).then(() => rendered);
}
const section = () => screen.getByRole("region", { name: "Over the last 30 days" });

test("the form says what its terms would have done, and follows them", async () => {
  const asked: unknown[] = [];
  const { user } = await open((input) => {
    asked.push(input);
    return effect;
  });
  await within(section()).findByText("It would have applied to 12 of 40 orders.");
  within(section()).getByText("from $4,000.00 to $3,876.55");
  expect(within(section()).getByText("Budget used up").nextSibling?.textContent).toBe("Nov 12, 2026");
  await expectAccessible();
  const percent = screen.getByRole("textbox", { name: /Percent off/ });
  await user.clear(percent);
  within(section()).getByText(/Enter the discount to see figures here\./);
  await user.type(percent, "25");
  await user.type(screen.getByRole("textbox", { name: /^Name/ }), "Harvest week");
  await within(section()).findByText("It would have applied to 12 of 40 orders.");
  await expect.poll(() => asked.at(-1)).toMatchObject({ kind: "percent", percentBasisPoints: 2_500 });
  // Neither what was unfinished nor the name is asked for.
  expect(asked).toHaveLength(2);
});

test("without orders, and when it fails, it says so", async () => {
  let fails = true;
  const { user } = await open(() => {
    if (fails) throw refusal("TOO_MANY_REQUESTS");
    return { ...effect, orders: 0, spent: null };
  });
  const again = await within(section()).findByRole("button", { name: "Retry" });
  fails = false;
  await user.click(again);
  await within(section()).findByText(/There were no orders in the last 30 days/);
});
