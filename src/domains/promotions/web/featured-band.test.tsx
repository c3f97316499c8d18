import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { WishlistProvider } from "#domains/wishlist/web/wishlist-provider.tsx";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../tests/support/components/ids.ts";
import { productCard } from "../../../../tests/support/components/product-samples.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { FeaturedBand } from "./featured-band.tsx";

test("featured products stand under a heading that says who chose them, and that they change", async () => {
  const asked: unknown[] = [];
  render(
    <WishlistProvider>
      <FeaturedBand category="roasted-coffee" />
    </WishlistProvider>,
    {
      answers: {
        promotions: {
          listFeatured(input) {
            asked.push(input);
            return { items: [productCard, { ...productCard, id: idOf(2) }] };
          },
        },
      },
    },
  );
  expect((await screen.findByRole("heading", { name: "Featured by vendors" })).tagName).toBe("H2");
  screen.getByText(
    /Vendors choose these products as part of their plan\. The selection changes every hour\./,
  );
  expect(within(screen.getByRole("list")).getAllByRole("listitem")).toHaveLength(2);
  expect(asked).toEqual([{ category: "roasted-coffee" }]);
  await expectAccessible();
});

test("without any there is no heading either", async () => {
  let isAsked = false;
  render(<FeaturedBand />, {
    answers: {
      promotions: {
        listFeatured() {
          isAsked = true;
          return { items: [] };
        },
      },
    },
  });
  await expect.poll(() => isAsked).toBe(true);
  expect(screen.queryByRole("heading")).toBeNull();
});
