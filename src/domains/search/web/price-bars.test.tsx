import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { PriceBars } from "./price-bars.tsx";

const steps = [
  { from: 5, below: 10, count: 3 },
  { from: 10, below: 20, count: 12 },
  { from: 20, below: 30, count: 0 },
  { from: 30, below: 50, count: 1 },
];
const answers = { search: { countPrices: () => ({ steps }) } };

test("one sentence says where most prices are, and what the price filter leaves out is paler", async () => {
  render(<PriceBars input={{ min: 10, max: 25 }} />, { answers });
  const bars = await screen.findByRole("img", {
    name: "The most common price is $10 to $20 (12 products)",
  });
  expect([...bars.children].map((bar) => bar.classList.contains("bg-leaf"))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  await expectAccessible();
});

test("one price is no chart", async () => {
  const countPrices = vi.fn((_: unknown) => ({ steps: steps.slice(0, 1) }));
  render(<PriceBars input={{ origin: "CO", min: 10, sort: "newest", page: 2 }} />, {
    answers: { search: { countPrices } },
  });
  await waitFor(() => expect(countPrices).toHaveBeenCalledWith({ origin: "CO" }));
  expect(screen.queryByRole("img")).toBeNull();
});
