import { screen, waitFor, within } from "@testing-library/react";
import { useSearchParams } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { ListProductsInput, ProductList } from "#domains/search/contract.ts";
import { WishlistProvider } from "#domains/wishlist/web/wishlist-provider.tsx";
import type { Language } from "#kernel/languages.ts";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { productCard } from "../../../../tests/support/components/product-samples.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { readListParams } from "./list-params.ts";
import { ProductBrowser } from "./product-browser.tsx";

const uuid = (last: number) => `0198c2a1-6f6e-7a31-8a52-3b1e0c6f${String(last).padStart(4, "0")}`;
const origins = [
  "CO",
  "ET",
  "KE",
  "BR",
  "GT",
  "PE",
  "HN",
  "NI",
  "CR",
  "PA",
  "MX",
  "RW",
  "BI",
  "ID",
  "IN",
  "VN",
];
const list: ProductList = {
  items: [productCard],
  ...{ total: 49, isEstimate: false, page: 1, pageSize: 24 },
  facets: {
    category: [
      { value: "roasted-coffee", count: 40 },
      { value: "green-beans", count: 9 },
    ],
    origin: origins.map((value, index) => ({ value, count: 20 - index })),
    roast: [
      { value: "medium", count: 3 },
      { value: "light", count: 2 },
    ],
    vendor: [{ value: uuid(4), label: "La Loma", count: 5 }],
    language: [
      { value: "es", count: 49 },
      { value: "en", count: 31 },
    ],
  },
  priceBounds: { minCents: 450, maxCents: 12_050 },
  searchedFor: null,
  understood: [],
  missing: null,
  closeMatches: [],
};

/** The page around the list, which reads it from the address. */
function Page() {
  const input = readListParams(useSearchParams()[0]);
  return (
    <WishlistProvider>
      <main>
        <ProductBrowser input={input} basePath="/products" heading={<h1>All Products</h1>} />
      </main>
    </WishlistProvider>
  );
}
const listProducts = vi.fn((_: ListProductsInput): ProductList => list);
const show = (at = "/products", language: Language = "en") =>
  render(<Page />, { at, language, answers: { search: { listProducts } } });
const filters = async () => {
  await screen.findByText("49 products");
  return within(screen.getByRole("complementary", { name: "Filters" }));
};
const asked = () => listProducts.mock.calls.at(-1)![0];

beforeEach(() => {
  listProducts.mockReset();
  listProducts.mockImplementation(() => list);
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

test("products, their count, filters and pages", async () => {
  show();
  const { getByRole } = await filters();
  expect(screen.getByRole("link", { name: "Huila Dawn" })).toBeTruthy();
  expect(getByRole("link", { name: /^Roasted Coffee ?40$/i }).getAttribute("href")).toBe(
    "/products?category=roasted-coffee",
  );
  expect(getByRole("region", { name: "Roast level" }).textContent).toMatch(/Light.*Medium/);
  const pages = within(screen.getByRole("navigation")).getAllByRole("link");
  expect(pages.map((link) => link.getAttribute("href"))).toContain("/products?page=3");
  await expectAccessible();
});

test("an estimated count says so, and pages end where products are certain", async () => {
  listProducts.mockImplementation(() => ({ ...list, total: 81_000, isEstimate: true }));
  show("/products?page=416");
  await screen.findByText("About 81,000 products");
  expect(screen.getByRole("link", { name: "Page 417" })).toBe(screen.getAllByRole("link").at(-2));
});

test("a filter is set and taken away in place, and is in the address", async () => {
  const { user, address } = show("/products?page=2");
  const { getByRole } = await filters();
  await user.click(getByRole("link", { name: /^Colombia ?20$/ }));
  expect(address()).toBe("/products?origin=CO");
  await waitFor(() => expect(asked()).toMatchObject({ origin: "CO", page: 1 }));
  expect(getByRole("link", { name: /^Colombia/ }).getAttribute("aria-current")).toBe("true");
  await user.click(getByRole("link", { name: /^Colombia/ }));
  expect(address()).toBe("/products");
});

test("a long list of choices opens and can be searched", async () => {
  const { user } = show();
  const { getByRole } = await filters();
  const origin = within(getByRole("region", { name: "Origin" }));
  expect(origin.getAllByRole("link")).toHaveLength(8);
  const more = origin.getByRole("button", { name: "Show 8 more" });
  expect(more.getAttribute("aria-expanded")).toBe("false");
  await user.click(more);
  expect(origin.getAllByRole("link")).toHaveLength(16);
  await user.type(origin.getByRole("textbox", { name: "Find in: Origin" }), "PÁNA");
  expect(origin.getAllByRole("link").map((link) => link.textContent)).toEqual(["Panama11"]);
  await user.type(origin.getByRole("textbox"), "x");
  expect(origin.getByText("No matches")).toBeTruthy();
  await user.click(origin.getByRole("button", { name: "Show fewer" }));
  expect(origin.getAllByRole("link")).toHaveLength(8);
  expect(origin.queryByRole("textbox")).toBeNull();
});

test("a price range in whole dollars; a wrong bound is said at its field", async () => {
  const { user, address } = show();
  const { getByLabelText, getByRole, getByText, queryByText } = await filters();
  const [from, to] = [getByLabelText("From $"), getByLabelText("To $")];
  expect([from.getAttribute("placeholder"), to.getAttribute("placeholder")]).toEqual(["4", "121"]);
  await user.type(from, "30");
  await user.type(to, "20{Enter}");
  expect(getByText("Must be at least the lowest price")).toBeTruthy();
  expect(document.activeElement).toBe(to);
  await user.clear(from);
  await user.type(from, "9.50");
  await user.click(getByRole("button", { name: "Apply" }));
  expect(getByText("Enter whole dollars")).toBeTruthy();
  expect(document.activeElement).toBe(from);
  expect(address()).toBe("/products");
  await user.clear(from);
  await user.type(from, "$10{Enter}");
  expect(address()).toBe("/products?min=10&max=20");
  await waitFor(() => expect(queryByText("Enter whole dollars")).toBeNull());
});

test("the active filters are taken away one by one, or all at once", async () => {
  const { user, address } = show("/products?search=moka&origin=CO&min=10&max=20&roast=light");
  await filters();
  expect(screen.getByRole("heading", { name: "Active filters" })).toBeTruthy();
  for (const name of ["“moka”", "Colombia", "Light", "$10 to $20"])
    expect(screen.getByRole("button", { name: `Remove ${name}` })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove $10 to $20" }));
  expect(address()).toBe("/products?search=moka&origin=CO&roast=light");
  await user.click(screen.getByRole("button", { name: "Remove “moka”" }));
  expect(address()).toBe("/products?origin=CO&roast=light");
  await user.click(screen.getByRole("link", { name: "Clear filters" }));
  expect(address()).toBe("/products");
  expect(screen.queryByRole("heading", { name: "Active filters" })).toBeNull();
});

test("what is in the reader's language is one choice, kept while other filters and the order change", async () => {
  const { user, address } = show("/products?page=2");
  const { getByRole } = await filters();
  const language = within(getByRole("region", { name: "Language" }));
  expect(language.getAllByRole("link").map((link) => link.textContent)).toEqual(["English31"]);
  await user.click(language.getByRole("link"));
  expect(address()).toBe("/products?language=en");
  await waitFor(() => expect(asked()).toMatchObject({ language: "en", page: 1 }));
  expect(language.getByRole("link").getAttribute("aria-current")).toBe("true");
  await user.click(getByRole("link", { name: /^Colombia/ }));
  expect(address()).toBe("/products?language=en&origin=CO");
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Price: low to high");
  await waitFor(() => expect(address()).toMatch(/language=en/));
  expect(address()).toMatch(/sort=price-asc/);
  await user.type(getByRole("textbox", { name: "From $" }), "10{Enter}");
  await waitFor(() => expect(address()).toMatch(/min=10/));
  expect(address()).toMatch(/language=en/);
  expect(screen.getByRole("link", { name: /^(Page )?2$/ }).getAttribute("href")).toMatch(/language=en/);
  await user.click(screen.getByRole("button", { name: "Remove English" }));
  await waitFor(() => expect(address()).not.toMatch(/language/));
});

test.each([
  ["all of them are in it", "es", "Idioma"],
  ["none of them is", "pt", "Idioma"],
] as const)("no choice of language is offered where %s", async (_, language, title) => {
  show("/products", language);
  await screen.findByRole("link", { name: "Huila Dawn" });
  expect(screen.getAllByRole("region").length).toBeGreaterThan(2);
  expect(screen.queryByRole("region", { name: title })).toBeNull();
});

test("the language of an address stays a choice beside the reader's own, and can be taken away", async () => {
  const { user, address } = show("/products?language=es&origin=CO");
  const { getByRole } = await filters();
  const language = within(getByRole("region", { name: "Language" }));
  const links = language.getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["Spanish49", "English31"]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(["true", null]);
  await expectAccessible();
  await user.click(screen.getByRole("link", { name: "Clear filters" }));
  expect(address()).toBe("/products");
});

test("sorting keeps the filters; relevance needs a search", async () => {
  const { user, address } = show("/products?origin=CO");
  await filters();
  const sort = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" });
  expect(sort.value).toBe("newest");
  expect(within(sort).queryByRole("option", { name: "Relevance" })).toBeNull();
  await user.selectOptions(sort, "Price: low to high");
  await waitFor(() => expect(address()).toBe("/products?origin=CO&sort=price-asc"));
});

test("a misspelt search says what was searched instead", async () => {
  listProducts.mockImplementation(() => ({ ...list, searchedFor: "ethiopian" }));
  show("/products?search=ethiopan");
  expect(await screen.findByText(/Showing results for “ethiopian”\./)).toBeTruthy();
  expect(screen.getByText(/You typed “ethiopan”\./)).toBeTruthy();
});

test("what a text was understood to wish for is shown, and taken out of it", async () => {
  listProducts.mockImplementation(() => ({
    ...list,
    understood: [
      { kind: "concept", concept: "taste-fruity", without: "ethiopian under $15 250 g" },
      { kind: "most", cents: 1_500, without: "fruity ethiopian 250 g" },
      { kind: "size", grams: 250, without: "fruity ethiopian under $15" },
      { kind: "refused", what: "floral", without: "fruity ethiopian under $15 250 g" },
    ],
  }));
  const { user, address } = show("/products?search=fruity+ethiopian+under+%2415+250+g&roast=light");
  expect(await screen.findByText("Tastes fruity")).toBeTruthy();
  expect(screen.getByText("About 250 g")).toBeTruthy();
  expect(screen.getByText("Leaves out “floral”")).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: /Up to \$15/ }));
  await waitFor(() => expect(address()).toBe("/products?search=fruity+ethiopian+250+g&roast=light"));
});

test("what is not sold here is named, and what comes near stands apart", async () => {
  listProducts.mockImplementation(() => ({
    ...list,
    ...{ items: [], total: 0, missing: "nespresso capsules", closeMatches: [productCard] },
  }));
  show("/products?search=nespresso+capsules");
  expect(await screen.findByText("Nothing like “nespresso capsules” on Cafeto yet.")).toBeTruthy();
  const near = screen.getByRole("region", { name: "Close matches" });
  expect(within(near).getByRole("link", { name: new RegExp(productCard.name) })).toBeTruthy();
  expect(screen.queryByText("No products found")).toBeNull();
  await expectAccessible();
});

test("no result is no dead end", async () => {
  listProducts.mockImplementation(({ search }) => (search ? { ...list, items: [], total: 0 } : list));
  answerApi({
    search: { suggest: () => ({ terms: ["moka"], products: [], vendors: [], categories: [] }) },
  });
  const { user, address } = show("/products?search=mokka&origin=CO");
  expect(await screen.findByText("No products found")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Without: “mokka”" }).getAttribute("href")).toBe(
    "/products?origin=CO",
  );
  expect(await screen.findByRole("heading", { name: "Popular products" })).toBeTruthy();
  await expectAccessible();
  await user.click(await screen.findByRole("link", { name: "moka" }));
  expect(address()).toBe("/products?search=moka");
});

test("a page past the list's end leads to its last page, and claims nothing about the products", async () => {
  listProducts.mockImplementation(({ page }) => (Number(page) > 3 ? { ...list, items: [], page: 9 } : list));
  const { user, address } = show("/products?origin=CO&page=9");
  expect(await screen.findByRole("heading", { name: "This page doesn’t exist" })).toBeTruthy();
  expect(screen.getByText("The list ends on page 3.")).toBeTruthy();
  expect(screen.queryByText("No products found")).toBeNull();
  await user.click(screen.getByRole("link", { name: "Go to the last page" }));
  expect(address()).toBe("/products?origin=CO&page=3");
  expect(await screen.findByRole("link", { name: "Huila Dawn" })).toBeTruthy();
});

test("a list that fails can be tried again", async () => {
  listProducts.mockImplementation(() => {
    throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 5 });
  });
  const { user } = show();
  expect(await screen.findByText("Error loading products")).toBeTruthy();
  listProducts.mockImplementation(() => list);
  await user.click(screen.getByRole("button", { name: /try again|retry/i }));
  expect(await screen.findByRole("link", { name: "Huila Dawn" })).toBeTruthy();
});
