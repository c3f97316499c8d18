import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { productDetail } from "../../../../tests/support/components/product-samples.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { useProductFacts } from "./product-facts.ts";
import VendorStory from "./vendor-story.tsx";

type Product = typeof productDetail;

function Facts({ product }: { product: Product }) {
  return <p>{useProductFacts()(product).map(({ key }) => `${key} `)}</p>;
}

const factsOf = (change: Partial<Product>) =>
  render(<Facts product={{ ...productDetail, ...change }} />).container.textContent;

test("only coffee has a roast level, and only green beans a customs code", () => {
  const sweet = { category: "coffee-sweets", roastLevel: "none", hsCode: "170490" } as const;
  expect(factsOf(sweet)).toBe("category origin weight ");
  expect(factsOf({ hsCode: "090121" })).toBe("category origin roast weight ");
  expect(factsOf({ category: "green-beans", roastLevel: "none", hsCode: "090111" })).toBe(
    "category origin roast weight hsCode ",
  );
});

test("a vendor's trade is named if it has a name", () => {
  const { vendor } = productDetail;
  const { unmount } = render(<VendorStory vendor={vendor} />);
  expect(screen.getByText("Roastery · Colombia")).toBeTruthy();
  unmount();
  render(<VendorStory vendor={{ ...vendor, businessType: "other" }} />);
  expect(screen.getAllByText("Colombia").length).toBeGreaterThan(1);
  expect(screen.queryByText(/Other/)).toBeNull();
});
