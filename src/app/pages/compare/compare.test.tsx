import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Answers, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { productOf } from "../../../../tests/support/components/products.ts";
import { countToasts, findToast } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import ComparePage from "../compare.tsx";

const [one, two, three] = [productOf(1), productOf(2, { region: "Huila" }), productOf(3)];
const onSale = [one, two, three];

const sell: Answers = {
  catalogue: {
    getProduct({ productId }) {
      const found = onSale.find(({ id }) => id === productId);
      if (!found) throw refusal("NOT_FOUND");
      return found;
    },
  },
};

const stored = () =>
  (JSON.parse(localStorage.getItem("coffee-compare") ?? "{}") as { value?: unknown }).value;

/** As another tab writes it. */
function write(item: string) {
  localStorage.setItem("coffee-compare", item);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "coffee-compare" })));
}

function openOwn(ids: readonly string[], answers = sell) {
  const drawn = render(<ComparePage />, { at: "/compare", answers });
  write(JSON.stringify({ version: 1, value: ids }));
  return drawn;
}

const columns = async (count: number) =>
  waitFor(() => expect(screen.getAllByRole("columnheader")).toHaveLength(count + 1));
const removal = (name: string) => screen.getByRole("button", { name: `Stop comparing ${name}` });

test("a damaged list starts anew without a word", async () => {
  openOwn([one.id]);
  await columns(1);
  for (const damage of ["{not json", '{"version":1,"value":["<b>","x"]}', '{"version":9,"value":[]}']) {
    write(damage);
    expect(screen.getByRole("heading", { name: "Nothing to compare yet" })).toBeTruthy();
    expect(stored()).toEqual([]);
  }
  expect(countToasts()).toBe(0);
  await expectAccessible();
});

test("what is no longer sold is said, and a failure can be tried again", async () => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
  const lost = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const { user } = openOwn([one.id, productOf(9).id]);
  expect(await screen.findByText("We couldn’t load the products")).toBeTruthy();
  await expectAccessible();
  lost.mockRestore();
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  await columns(1);
  expect(screen.getByText("We left out 1 product that is no longer sold.")).toBeTruthy();
  expect(screen.getByText(/You can add 3 more\./)).toBeTruthy();
  await expectAccessible();
});

test("a removal moves the focus to the next one, at last to the title, and can be undone", async () => {
  const { user } = openOwn([one.id, two.id, three.id]);
  await columns(3);
  await user.click(removal("Coffee 2"));
  await columns(2);
  expect(document.activeElement).toBe(removal("Coffee 3"));
  const toast = await findToast("Removed from compare");
  await user.click(toast.getByRole("button", { name: "Undo" }));
  await columns(3);
  expect(stored()).toEqual([one.id, two.id, three.id]);
  for (const name of ["Coffee 1", "Coffee 2", "Coffee 3"]) await user.click(removal(name));
  expect(await screen.findByRole("heading", { name: "Nothing to compare yet" })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});

test("only differences are shown on request, and counted", async () => {
  const { user, address } = openOwn([one.id, two.id]);
  await columns(2);
  expect(screen.getByRole("rowheader", { name: "Vendor" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Only show differences" }));
  expect(address()).toBe("/compare?differences=1");
  expect(screen.queryByRole("rowheader", { name: "Vendor" })).toBeNull();
  expect(screen.getByRole("rowheader", { name: "Region" })).toBeTruthy();
  expect(screen.getByText("3 differences")).toBeTruthy();
  await expectAccessible();
});

test("clearing all can be undone", async () => {
  const { user } = openOwn([one.id, two.id]);
  await columns(2);
  await user.click(screen.getByRole("button", { name: "Clear comparison" }));
  expect(stored()).toEqual([]);
  const toast = await findToast("Comparison cleared");
  await user.click(toast.getByRole("button", { name: "Undo" }));
  await columns(2);
});

test("a shared comparison leaves one's own as it is until it is kept", async () => {
  const { user, address } = render(<ComparePage />, {
    at: `/compare?ids=${two.id},${three.id}`,
    answers: sell,
  });
  write(JSON.stringify({ version: 1, value: [one.id] }));
  await columns(2);
  expect(screen.getByText("You’re viewing a shared comparison")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show mine" }).getAttribute("href")).toBe("/compare");
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Add Coffee 3 to your comparison" }));
  expect(stored()).toEqual([one.id, three.id]);
  await user.click(removal("Coffee 3"));
  expect(address()).toBe(`/compare?ids=${two.id}`);
  expect(stored()).toEqual([one.id, three.id]);
  await user.click(screen.getByRole("button", { name: "Save this comparison" }));
  expect(stored()).toEqual([two.id]);
  await waitFor(() => expect(address()).toBe("/compare"));
  expect(screen.queryByText("You’re viewing a shared comparison")).toBeNull();
});

test("a list of nothing but what is no longer sold invites to choose anew", async () => {
  vi.spyOn(console, "info").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  openOwn([productOf(9).id]);
  expect(await screen.findByText("We left out 1 product that is no longer sold.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Nothing to compare yet" })).toBeTruthy();
});
