import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { refusal } from "../../../../tests/support/components/answer-api.ts";
import { disconnect } from "../../../../tests/support/components/disconnect.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { wishlistOf, wishOf } from "../../../../tests/support/components/wishes.ts";
import { ClearWishlistButton } from "./clear-wishlist-button.tsx";
import { WishlistButton } from "./wishlist-button.tsx";
import { WishlistContents } from "./wishlist-contents.tsx";
import { WishlistCount } from "./wishlist-count.tsx";
import { useWishlist, WishlistProvider } from "./wishlist-provider.tsx";

const [huila, guji, sidamo] = [wishOf(1, "Huila Dawn"), wishOf(2, "Guji Bloom"), wishOf(3, "Sidamo Hill")];
const all = [huila, guji, sidamo];

const ClearIfFilled = () => useWishlist().items.length > 0 && <ClearWishlistButton />;
const list = (
  <WishlistProvider>
    <h1 id="page-title" tabIndex={-1}>
      Wishlist
    </h1>
    <WishlistCount />
    <ClearIfFilled />
    <main>
      <WishlistContents />
    </main>
    <WishlistButton productId={huila.productId} name={huila.name} />
  </WishlistProvider>
);

const openList = (server = wishlistOf(all)) =>
  render(list, { session: buyerSession(), answers: server.answers, at: "/wishlist" });
const cards = () => within(screen.getByRole("main")).queryAllByRole("listitem");
const names = () => cards().map((card) => within(card).getByRole("heading").textContent);
const removal = (name: string) => screen.findByRole("button", { name: `Remove ${name} from your wishlist` });
const toast = async (text: string) => (await screen.findByText(text)).closest("li")!;
const focused = () => document.activeElement as HTMLElement;

test("products stand newest first, with price, vendor, day and a link", async () => {
  openList();
  await removal("Huila Dawn");
  expect(names()).toEqual(["Huila Dawn", "Guji Bloom", "Sidamo Hill"]);
  expect(cards()[0]!.textContent).toContain("La Loma");
  expect(cards()[0]!.textContent).toContain("$18.90");
  expect(cards()[0]!.textContent).toContain("Added Oct 27, 2026");
  const link = within(cards()[1]!).getByRole("link", { name: "Guji Bloom" });
  expect(link.getAttribute("href")).toBe(`/products/${guji.productId}`);
  expect(screen.getByText("3 products")).toBeTruthy();
  await expectAccessible();
});

test("while it loads it says so; an empty list leads to the products", async () => {
  let answer = (_: { items: never[] }) => {};
  const waiting = new Promise<{ items: never[] }>((resolve) => {
    answer = resolve;
  });
  render(list, { session: buyerSession(), answers: { wishlist: { listWishlist: () => waiting } } });
  expect(screen.getByRole("status").textContent).toBe("Loading your wishlist…");
  answer({ items: [] });
  expect(await screen.findByRole("heading", { name: "Your wishlist is empty" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Browse Products" }).getAttribute("href")).toBe("/products");
  expect(screen.queryByText(/\d products?$/)).toBeNull();
  // It was empty from the beginning: the focus stays where it was.
  expect(focused()).toBe(document.body);
});

test("a list that can't be loaded says why and is loaded on Try Again", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  let isBroken = true;
  const server = wishlistOf(all);
  const { user } = render(list, {
    session: buyerSession(),
    answers: {
      wishlist: {
        listWishlist() {
          if (isBroken) throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 1 });
          return { items: all };
        },
      },
    },
  });
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByRole("heading").textContent).toBe("We couldn’t load your wishlist");
  isBroken = false;
  await user.click(within(alert).getByRole("button", { name: "Try Again" }));
  await removal("Huila Dawn");
  expect(names()).toEqual(server.stored());
});

test("what is not sold says so and leads nowhere; what is sold out or low says that", async () => {
  const away = wishOf(4, "Cauca Mist", { isAvailable: false });
  const soldOut = wishOf(5, "Nariño Sun", { stockQuantity: 0 });
  const low = wishOf(6, "Tarrazú Sky", { stockQuantity: 2 });
  openList(wishlistOf([huila, away, soldOut, low]));
  await removal("Cauca Mist");
  const [first, second, third, fourth] = cards();
  expect(second!.textContent).toContain("Not available");
  expect(second!.textContent).toContain("Not on sale right now.");
  expect(within(second!).queryByRole("link")).toBeNull();
  expect(within(second!).getAllByRole("button")).toHaveLength(1);
  expect(third!.textContent).toContain("Sold out");
  expect(third!.textContent).toContain("We’ll keep it here until it’s back in stock.");
  expect(within(third!).getByRole("link")).toBeTruthy();
  expect(within(third!).queryByRole("button", { name: /cart/i })).toBeNull();
  expect(fourth!.textContent).toContain("Only 2 left");
  expect(first!.textContent).not.toContain("left");
});

test("from the list into the cart: the card stays, the cart has it, analytics are told", async () => {
  const told: string[] = [];
  const { user, address } = render(list, {
    session: buyerSession(),
    answers: {
      ...wishlistOf([huila]).answers,
      analytics: {
        recordCartAdd({ productId }) {
          told.push(productId);
          return { counted: true };
        },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: /^Add to Cart ?Huila Dawn$/ }));
  expect(localStorage.getItem("coffee-cart")).toContain(`"productId":"${huila.productId}"`);
  expect(names()).toEqual(["Huila Dawn"]);
  await waitFor(() => expect(told).toEqual([huila.productId]));
  await user.click(await screen.findByRole("button", { name: "View cart" }));
  expect(address()).toBe("/cart");
});

test("a failed removal and a failed clearing put back what was shown, and say so", async () => {
  const server = wishlistOf(all, [guji]);
  const { user } = openList(server);
  await removal("Guji Bloom");
  const network = disconnect();
  await user.click(await removal("Guji Bloom"));
  const removeFailed = await toast("Failed to remove item from wishlist");
  expect(removeFailed.textContent).toContain("Error");
  expect(removeFailed.dataset.type).toBe("error");
  expect(names()).toEqual(["Guji Bloom"]);

  await user.click(screen.getByRole("button", { name: "Clear wishlist" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Clear wishlist" }));
  expect((await toast("Failed to clear wishlist")).dataset.type).toBe("error");
  expect(names()).toEqual(["Guji Bloom"]);
  expect(network).toHaveBeenCalledTimes(2);
  expect(server.stored()).toEqual(["Guji Bloom"]);
});

test("cleared after a question, and back by undo, in the old order", async () => {
  const server = wishlistOf(all);
  const { user } = openList(server);
  await removal("Huila Dawn");
  await user.click(screen.getByRole("button", { name: "Clear wishlist" }));
  const question = screen.getByRole("alertdialog", { name: "Clear your wishlist?" });
  expect(question.textContent).toContain("3 products will be removed.");
  await expectAccessible(question);
  await user.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(names()).toHaveLength(3);
  expect(server.stored()).toHaveLength(3);

  await user.click(screen.getByRole("button", { name: "Clear wishlist" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Clear wishlist" }));
  expect(await screen.findByText("Your wishlist is empty")).toBeTruthy();
  const cleared = await toast("Wishlist cleared");
  expect(cleared.textContent).toContain("3 products");
  expect(server.stored()).toEqual([]);

  await user.click(within(cleared).getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Back in your wishlist")).toBeTruthy();
  expect(names()).toEqual(["Huila Dawn", "Guji Bloom", "Sidamo Hill"]);
  expect(server.stored()).toEqual(["Huila Dawn", "Guji Bloom", "Sidamo Hill"]);
});

test("by keyboard alone: remove, undo, clear; the focus is never lost", async () => {
  const server = wishlistOf(all);
  const { user } = openList(server);
  const tabTo = async (element: HTMLElement, shift = false) => {
    for (let steps = 0; focused() !== element && steps < 40; steps++) await user.tab({ shift });
    expect(focused()).toBe(element);
  };
  await tabTo(await removal("Guji Bloom"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(names()).toEqual(["Huila Dawn", "Sidamo Hill"]));
  expect(focused().textContent).toContain("Sidamo Hill");
  const removed = await toast("Removed from wishlist");
  expect(removed.textContent).toContain("Guji Bloom");
  await user.keyboard("{Alt>}t{/Alt}");
  await tabTo(within(removed).getByRole("button", { name: "Undo" }));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(names()).toEqual(["Huila Dawn", "Guji Bloom", "Sidamo Hill"]));
  await waitFor(() => expect(server.stored()).toHaveLength(3));

  await tabTo(screen.getByRole("button", { name: "Clear wishlist" }), true);
  await user.keyboard("{Enter}");
  await tabTo(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Clear wishlist" }));
  await user.keyboard("{Enter}");
  await screen.findByText("Your wishlist is empty");
  await waitFor(() => expect(focused().textContent).toBe("Wishlist"));

  const heart = screen.getByRole("button", { name: "Save Huila Dawn to your wishlist" });
  await tabTo(heart);
  await user.keyboard(" ");
  await waitFor(() => expect(heart.ariaPressed).toBe("true"));
  await waitFor(() => expect(server.stored()).toEqual(["Huila Dawn"]));
  expect(focused()).toBe(heart);
  await user.keyboard(" ");
  await waitFor(() => expect(server.stored()).toEqual([]));
  expect(heart.ariaPressed).toBe("false");
});

test("the last card's removal takes the focus to the heading or to the card before", async () => {
  const { user } = openList(wishlistOf(all, [huila, guji]));
  (await removal("Guji Bloom")).focus();
  await user.keyboard("{Enter}");
  expect(focused().textContent).toContain("Huila Dawn");
  (await removal("Huila Dawn")).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(focused().id).toBe("page-title"));
});

test("one finds products by name and vendor, whatever the accents, and removes what was found", async () => {
  const server = wishlistOf([huila, wishOf(4, "Café Nariño"), sidamo]);
  const { user, address } = render(list, {
    session: buyerSession(),
    answers: server.answers,
    at: "/wishlist?search=NARINO%20loma",
  });
  await removal("Café Nariño");
  expect(names()).toEqual(["Café Nariño"]);
  expect(screen.getByText("1 product found").getAttribute("role")).toBe("status");
  await expectAccessible();
  await user.click(await removal("Café Nariño"));
  expect(await screen.findByText("No favorites match")).toBeTruthy();
  await user.click(screen.getAllByRole("link", { name: "Clear search" }).at(-1)!);
  expect(address()).toBe("/wishlist");
  expect(names()).toEqual(["Huila Dawn", "Sidamo Hill"]);
  await user.type(screen.getByRole("searchbox", { name: "Search your favorites" }), "sid{Enter}");
  expect(address()).toBe("/wishlist?search=sid");
  expect(names()).toEqual(["Sidamo Hill"]);
});
