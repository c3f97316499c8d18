import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Suggestions } from "#domains/search/contract.ts";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { SearchBar } from "./search-bar.tsx";

const popular = ["Ethiopian Coffee", "Colombian Beans", "Espresso Machine", "French Press", "Cold Brew"];
const product = {
  id: "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0003",
  name: "Colombia Huila",
  imageUrl: "/images/huila.webp",
  priceCents: 1_890,
  companyName: "La Loma",
};
const vendorId = "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0004";
const found: Suggestions = {
  terms: ["colombia", "colombian"],
  products: [product],
  vendors: [{ id: vendorId, companyName: "Colombo Roasters", country: "CO" }],
  categories: [{ slug: "green-beans", count: 12 }],
};

const show = (at = "/categories", more = {}) =>
  render(<SearchBar {...more} />, { at, answers: { search: { suggest: () => found } } });
/** The text box: a search box until its suggestions are there, then a combobox. */
const box = () => screen.getByLabelText<HTMLInputElement>("Search for coffee");
const options = () => screen.queryAllByRole("option");
const texts = () => options().map((option) => option.textContent);
const active = () => document.getElementById(box().getAttribute("aria-activedescendant") ?? "");
const opened = () => screen.findByRole("listbox", { name: "Suggestions" });
const searchedBefore = (...value: string[]) =>
  localStorage.setItem("recent-searches", JSON.stringify({ version: 1, value }));
const stored = () => JSON.parse(localStorage.getItem("recent-searches") ?? '{"value":[]}').value;

test("what was searched before is offered first, and can be forgotten by the keyboard", async () => {
  searchedBefore("moka", "kenya");
  const { user } = show();
  box().focus();
  await opened();
  expect(texts()).toEqual(["moka", "kenya", ...popular]);
  await expectAccessible();
  // The crosses come after the box's Search button in the order of the keyboard.
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove moka" }));
  await user.keyboard("{Enter}");
  expect(texts()).toEqual(["kenya", ...popular]);
  expect(document.activeElement).toBe(box());
  expect(stored()).toEqual(["kenya"]);
});

test("suggestions follow the keyboard and are announced", async () => {
  const { user, address } = show();
  box().focus();
  await opened();
  expect(texts()).toEqual(popular);
  await user.keyboard("colom");
  await waitFor(() => expect(options()).toHaveLength(5));
  await waitFor(() => expect(screen.getByText("5 suggestions").role).toBe("status"));
  expect(box().getAttribute("aria-expanded")).toBe("true");
  expect(box().getAttribute("aria-controls")).toBe((await opened()).id);
  await expectAccessible();
  await user.keyboard("{ArrowDown}");
  expect(active()).toBe(options()[0]);
  expect(active()?.getAttribute("aria-selected")).toBe("true");
  await user.keyboard("{End}");
  expect(active()).toBe(options().at(-1));
  await user.keyboard("{Home}");
  expect(active()).toBe(options()[0]);
  await user.keyboard("{Escape}");
  expect(options()).toHaveLength(0);
  expect(box().value).toBe("colom");
  expect(box().getAttribute("aria-expanded")).toBe("false");

  await user.keyboard("{ArrowDown}");
  for (let presses = 0; !active()?.textContent?.includes("$18.90") && presses < 6; presses++)
    await user.keyboard("{ArrowDown}");
  await user.keyboard("{Enter}");
  expect(address()).toBe(`/products/${product.id}`);
});

test.each([
  ["colombian", "/products?search=colombian"],
  ["Colombo Roasters", `/products?vendor=${vendorId}`],
  ["Green", "/categories/green-beans"],
])("the suggestion %s leads to %s", async (text, path) => {
  const { user, address } = show();
  await user.type(box(), "colom");
  await waitFor(() => expect(options()).toHaveLength(5));
  await user.click(options().find((option) => option.textContent?.startsWith(text))!);
  expect(address()).toBe(path);
  expect(options()).toHaveLength(0);
});

test("Enter without a selected suggestion searches for the text, and remembers it", async () => {
  const { user, address } = show();
  await user.type(box(), " dark roast {Enter}");
  expect(address()).toBe("/products?search=dark+roast");
  expect(stored()).toEqual(["dark roast"]);
  expect(options()).toHaveLength(0);
});

test("a blank search is ignored; the cross empties the box and keeps the focus", async () => {
  const { user, address } = show("/products");
  await user.type(box(), "   {Enter}");
  expect(address()).toBe("/products");
  expect(stored()).toEqual([]);
  await user.clear(box());
  expect(screen.queryByRole("button", { name: "Clear search" })).toBeNull();
  await user.type(box(), "x");
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  expect(box().value).toBe("");
  expect(document.activeElement).toBe(box());
});

test("the term of the address stands in the box; leaving the box closes its suggestions", async () => {
  const { user } = show("/products?search=kenya");
  expect(box().value).toBe("kenya");
  await user.click(box());
  await waitFor(() => expect(options()).toHaveLength(5));
  await user.click(document.body);
  await waitFor(() => expect(options()).toHaveLength(0));
});

test("without suggestions the box says so and still searches", async () => {
  const { user, address } = show();
  answerApi({ search: { suggest: () => ({ terms: [], products: [], vendors: [], categories: [] }) } });
  await user.type(box(), "zzz");
  expect(await screen.findByText("No suggestions")).toBeTruthy();
  vi.spyOn(console, "error").mockReturnValue();
  answerApi({
    search: {
      suggest: () => {
        throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 5 });
      },
    },
  });
  await user.type(box(), "z{Enter}");
  expect(address()).toBe("/products?search=zzzz");
});

test("a search with a place of its own goes there, trimmed", async () => {
  const onSearch = vi.fn();
  const { user, address } = show("/help", { onSearch });
  await user.type(box(), " moka ");
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(onSearch).toHaveBeenCalledWith("moka");
  expect(address()).toBe("/help");
});
