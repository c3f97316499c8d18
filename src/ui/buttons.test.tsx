import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { Link } from "react-router";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../../tests/support/components/expect-accessible.ts";
import { render } from "../../tests/support/components/render.tsx";
import { BackToTop } from "./back-to-top.tsx";
import { Button } from "./button.tsx";
import { Chip } from "./chip.tsx";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { usePress } from "./presses.tsx";
import { contentId, SkipLink } from "./skip-link.tsx";

test("a busy button keeps its place and focus, says so, and ignores presses", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form ref={(element) => element?.addEventListener("submit", onSubmit)}>
      <Button type="submit" loading={isBusy} loadingLabel="Saving..." onClick={onClick}>
        Save
      </Button>
    </form>
  );
  const { user } = render(form(true));
  const button = screen.getByRole("button", { name: "Saving..." });
  expect(button.ariaBusy).toBe("true");
  expect(button.ariaDisabled).toBe("true");
  await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard("{Enter}");
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  await expectAccessible();
});

test("a button sends no form by itself; a link can wear its look", async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const { user, address } = render(
    <form ref={(element) => element?.addEventListener("submit", onSubmit)}>
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
      <Button asChild>
        <Link to="/products">Shop</Link>
      </Button>
    </form>,
  );
  await user.click(screen.getByRole("button", { name: "Plain" }));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(onSubmit).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("link", { name: "Shop" }));
  expect(address()).toBe("/products");
});

test("an icon's button is named by its label; its tooltip opens under the pointer and closes on Escape", async () => {
  const { user } = render(
    <IconButton label="Cart, 3 items" tooltip="Your cart">
      <Icon name="heart" />
    </IconButton>,
  );
  const button = screen.getByRole("button", { name: "Cart, 3 items" });
  await user.hover(button);
  expect(screen.queryByText("Your cart")).toBeNull();
  await screen.findAllByText("Your cart");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText("Your cart")).toBeNull());
  await user.unhover(button);
  await user.hover(button);
  await screen.findAllByText("Your cart");
  await user.unhover(button);
  await waitFor(() => expect(screen.queryByText("Your cart")).toBeNull());
});

test("no tooltip where the words stand beside it; busy, it ignores presses; a link keeps its label", async () => {
  const onClick = vi.fn();
  const { user } = render(
    <>
      <IconButton label="Save" tooltip={false} loading onClick={onClick}>
        <Icon name="heart" />
      </IconButton>
      <IconButton label="Wishlist" asChild>
        <Link to="/wishlist">
          <Icon name="heart" />
        </Link>
      </IconButton>
    </>,
  );
  const button = screen.getByRole("button", { name: "Save" });
  expect(button.ariaBusy).toBe("true");
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByRole("link", { name: "Wishlist" }).getAttribute("href")).toBe("/wishlist");
  await expectAccessible();
});

test("a chip is a value to remove, a link, a toggle, or words", async () => {
  const [onRemove, onClick] = [vi.fn(), vi.fn()];
  const { user, address } = render(
    <>
      <Chip label="Colombia" onRemove={onRemove} to="/products?origin=CO" />
      <Chip label="Washed" onRemove={onRemove} />
      <Chip label="Espresso" to="/products?q=espresso" />
      <Chip label="Organic" onClick={onClick} pressed />
      <Chip label="New" />
    </>,
  );
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Remove Washed" }));
  expect(onRemove).toHaveBeenCalledOnce();
  expect(screen.getByRole("button", { name: "Organic" }).ariaPressed).toBe("true");
  await user.click(screen.getByRole("button", { name: "Organic" }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole("link", { name: "Espresso" }).getAttribute("href")).toBe("/products?q=espresso");
  expect(screen.getByText("New").closest("a, button")).toBeNull();
  await user.click(screen.getByRole("link", { name: "Colombia" }));
  expect(address()).toBe("/products?origin=CO");
});

test("back to top appears after 300 px, and takes page and focus to the start", async () => {
  const scrollTo = vi.spyOn(globalThis, "scrollTo").mockReturnValue();
  const { user } = render(
    <main id={contentId} tabIndex={-1}>
      <BackToTop />
    </main>,
  );
  const scroll = (y: number) => {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true });
    fireEvent.scroll(window);
  };
  scroll(300);
  expect(screen.queryByRole("button", { name: "Back to top" })).toBeNull();
  scroll(301);
  await user.click(screen.getByRole("button", { name: "Back to top" }));
  // Who wants less motion gets none.
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "auto" });
  expect(document.activeElement!.id).toBe(contentId);
  scroll(0);
  expect(screen.queryByRole("button", { name: "Back to top" })).toBeNull();
});

test("the skip link is the first stop and leads to the content", async () => {
  const { user } = render(
    <>
      <SkipLink />
      <main id={contentId} tabIndex={-1} />
    </>,
  );
  await user.tab();
  const link = screen.getByRole("link", { name: "Skip to main content" });
  expect(document.activeElement).toBe(link);
  expect(document.querySelector(link.getAttribute("href")!)).not.toBeNull();
});

test("a press made before its part of the page is there is not lost", async () => {
  const onPress = vi.fn();
  const early = (
    <button type="submit" form="presses" name="press" value="wish early">
      Early
    </button>
  );
  const Late = () => <button {...usePress("wish early", onPress)}>Late</button>;
  const first = render(early);
  await first.user.click(screen.getByRole("button", { name: "Early" }));
  expect(onPress).not.toHaveBeenCalled();
  const second = render(<Late />);
  expect(onPress).toHaveBeenCalledOnce();
  await act(() => second.user.click(screen.getByRole("button", { name: "Late" })));
  expect(onPress).toHaveBeenCalledTimes(2);
});
