import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { productCard, productDetail } from "../../../../tests/support/components/product-samples.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductSummary } from "./product-summary.tsx";

test("a name in another language than the page's is marked with it on a list", () => {
  const { unmount } = render(<ProductCard product={{ ...productCard, language: "es" }} />);
  expect(screen.getByRole("link", { name: productCard.name }).lang).toBe("es");
  unmount();
  render(<ProductCard product={productCard} />);
  expect(screen.getByRole("link", { name: productCard.name }).hasAttribute("lang")).toBe(false);
});

test("a product's page says in which language it is shown, if it is not the reader's", () => {
  const { unmount } = render(<ProductSummary product={{ ...productDetail, language: "pt" }} />);
  expect(screen.getByText("Shown in Portuguese")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).lang).toBe("pt");
  unmount();
  render(<ProductSummary product={productDetail} />);
  expect(screen.queryByText(/^Shown in/)).toBeNull();
});
