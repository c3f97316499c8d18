import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { WishlistProvider } from "#domains/wishlist/web/wishlist-provider.tsx";
import { productCard, productDetail } from "../../../../tests/support/components/product-samples.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductSummary } from "./product-summary.tsx";

const draw = (element: React.ReactElement) =>
  render(<WishlistProvider>{element}</WishlistProvider>, {
    at: "/products/x",
    answers: { catalogue: { listRelatedProducts: () => ({ items: [] }) } },
  });

beforeEach(() => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

test("a name in another language than the page's is marked with it on a list", () => {
  const { unmount } = draw(<ProductCard product={{ ...productCard, language: "es" }} />);
  expect(screen.getByRole("link", { name: productCard.name }).lang).toBe("es");
  unmount();
  draw(<ProductCard product={productCard} />);
  expect(screen.getByRole("link", { name: productCard.name }).hasAttribute("lang")).toBe(false);
});

test("a product's page says in which language it is shown, if it is not the reader's", () => {
  const { unmount } = draw(<ProductSummary product={{ ...productDetail, language: "pt" }} />);
  expect(screen.getByText("Shown in Portuguese")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).lang).toBe("pt");
  // The phone's bar at the bottom says the name twice: to be seen, and in its button's name.
  const names = [...document.querySelectorAll<HTMLElement>("#buy-bar [lang]")];
  expect(names.map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ["pt", productDetail.name],
    ["pt", `: ${productDetail.name}`],
  ]);
  unmount();
  draw(<ProductSummary product={productDetail} />);
  expect(screen.queryByText(/^Shown in/)).toBeNull();
});
