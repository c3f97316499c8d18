import { screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { refusal } from "../../../../tests/support/components/answer-api.ts";
import { disconnect } from "../../../../tests/support/components/disconnect.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { wishlistOf, wishOf } from "../../../../tests/support/components/wishes.ts";
import { WishlistButton } from "./wishlist-button.tsx";
import { useWishlist, WishlistProvider } from "./wishlist-provider.tsx";

const [huila, guji] = [wishOf(1, "Huila Dawn"), wishOf(2, "Guji Bloom")];
const hearts = (
  <WishlistProvider>
    {[huila, guji].map(({ productId, name }) => (
      <WishlistButton key={productId} productId={productId} name={name} />
    ))}
  </WishlistProvider>
);
const heart = (name: string) => screen.findByRole("button", { name: `Save ${name} to your wishlist` });
const toast = async (text: string) => (await screen.findByText(text)).closest("li")!;

test("a failed addition takes the heart back and says so", async () => {
  const server = wishlistOf([huila, guji], [guji]);
  const { user } = render(hearts, { session: buyerSession(), answers: server.answers });
  const [button, other] = [await heart("Huila Dawn"), await heart("Guji Bloom")];
  await waitFor(() => expect(other.ariaPressed).toBe("true"));
  const network = disconnect();
  await user.click(button);
  const failure = await toast("Failed to add item to wishlist");
  expect(failure.dataset.type).toBe("error");
  expect(within(failure).getByText("Error")).toBeTruthy();
  expect(button.ariaPressed).toBe("false");
  expect(network).toHaveBeenCalledOnce();
  expect(other.ariaPressed).toBe("true");
  expect(server.stored()).toEqual(["Guji Bloom"]);
});

test("a page that does not know yet is told of the duplicate, and then knows", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(console, "info").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  let isKnown = false;
  const { user } = render(hearts, {
    session: buyerSession(),
    answers: {
      wishlist: {
        listWishlist: () => (isKnown ? { items: [huila] } : { items: [] }),
        addToWishlist() {
          isKnown = true;
          throw refusal("ALREADY_IN_WISHLIST");
        },
      },
    },
  });
  await user.click(await heart("Huila Dawn"));
  const duplicate = await toast("Already in Wishlist");
  expect(duplicate.textContent).toContain("This item is already in your wishlist.");
  expect(duplicate.dataset.type).toBe("info");
  const button = await heart("Huila Dawn");
  await waitFor(() => expect(button.ariaPressed).toBe("true"));
  expect(screen.queryByText("Added to wishlist")).toBeNull();
});

test("an ended session asks to sign in and keeps the wish for afterwards", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  const { user, address } = render(hearts, {
    session: buyerSession(),
    at: "/products?q=huila",
    answers: {
      wishlist: {
        listWishlist: () => ({ items: [] }),
        addToWishlist() {
          throw refusal("UNAUTHORIZED");
        },
      },
    },
  });
  await user.click(await heart("Huila Dawn"));
  const prompt = await toast("Please sign in to add items to your wishlist");
  expect((await heart("Huila Dawn")).ariaPressed).toBe("false");
  expect(localStorage.getItem("coffee-wishes")).toContain(huila.productId);
  await user.click(within(prompt).getByRole("button", { name: "Sign in" }));
  expect(address()).toBe(`/auth?from=${encodeURIComponent("/products?q=huila")}`);
});

test("what a visitor wished for is added once they have signed in", async () => {
  const server = wishlistOf([huila, guji], []);
  const visit = render(hearts, { answers: server.answers });
  await visit.user.click(await heart("Guji Bloom"));
  await toast("Authentication Required");
  visit.unmount();
  render(hearts, { session: buyerSession() });
  await waitFor(() => expect(server.stored()).toEqual(["Guji Bloom"]));
  await waitFor(async () => expect((await heart("Guji Bloom")).ariaPressed).toBe("true"));
  expect((await heart("Huila Dawn")).ariaPressed).toBe("false");
  expect(localStorage.getItem("coffee-wishes")).not.toContain(guji.productId);
});

test("the toast of an addition leads to the list", async () => {
  const { user, address } = render(hearts, {
    session: buyerSession(),
    answers: wishlistOf([huila, guji], []).answers,
  });
  await user.click(await heart("Huila Dawn"));
  const added = await toast("Added to wishlist");
  expect(added.textContent).toContain("Huila Dawn");
  await user.click(within(added).getByRole("button", { name: "View wishlist" }));
  expect(address()).toBe("/wishlist");
});

test("a heart outside of a provider is a mistake that is named", () => {
  const Lonely = () => useWishlist().items.length;
  expect(() => renderToString(<Lonely />)).toThrow("useWishlist needs a WishlistProvider");
});
