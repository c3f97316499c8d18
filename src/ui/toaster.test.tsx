import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectAccessible } from "../../tests/support/components/expect-accessible.ts";
import { render } from "../../tests/support/components/render.tsx";
import { notify } from "./notify.ts";

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, "hidden");
});

const title = "Authentication Required";
const toast = () => screen.queryByText(title)?.closest("li") ?? null;
/** Frames too: the library announces a toast's end to every region in the next one, which may be the next test's. */
const toFake = [
  "setTimeout",
  "clearTimeout",
  "Date",
  "requestAnimationFrame",
  "cancelAnimationFrame",
] as const;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A destructive toast; from then on the page's time passes only by the test's own word. */
async function showToast() {
  render(<button type="button">Elsewhere</button>);
  await screen.findByRole("region", { name: "Notifications" });
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...toFake] });
  notify.destructive(title, "Please sign in to add items to your wishlist");
  await pass(50);
  expect(toast()).not.toBeNull();
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

/** All that is left of the library's way out: half a second at most. */
async function goesAway() {
  await pass(600);
  expect(toast()).toBeNull();
}

test("a destructive toast has its title and text, and goes by itself after five seconds", async () => {
  await showToast();
  expect(toast()!.dataset.type).toBe("error");
  expect(within(toast()!).getByText("Please sign in to add items to your wishlist")).toBeTruthy();
  await pass(4_200);
  expect(toast()!.dataset.removed).toBe("false");
  await pass(500);
  await goesAway();
});

test("it waits while it is pointed at", async () => {
  const user = await showToast();
  await user.hover(toast()!);
  await pass(20_000);
  expect(toast()).not.toBeNull();
  await user.hover(screen.getByRole("button", { name: "Elsewhere" }));
  await pass(5_500);
  await goesAway();
});

test("it waits while the tab is hidden", async () => {
  await showToast();
  const setHidden = (isHidden: boolean) =>
    act(() => {
      Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
  setHidden(true);
  await pass(20_000);
  expect(toast()).not.toBeNull();
  setHidden(false);
  await pass(5_500);
  await goesAway();
});

test("it waits while it has the focus, and its button closes it", async () => {
  const user = await showToast();
  const close = within(toast()!).getByRole("button", { name: "Close toast" });
  act(() => close.focus());
  await pass(20_000);
  expect(toast()).not.toBeNull();
  await user.keyboard("{Enter}");
  await goesAway();
});

test("without the focus its time runs on", async () => {
  await showToast();
  act(() => within(toast()!).getByRole("button", { name: "Close toast" }).focus());
  await pass(20_000);
  act(() => screen.getByRole("button", { name: "Elsewhere" }).focus());
  await pass(5_500);
  await goesAway();
});

test.each([
  ["es", "Notificaciones", "Cerrar aviso"],
  ["pt", "Notificações", "Fechar aviso"],
] as const)(
  "in %s the region and the button are called in the page's language",
  async (language, name, close) => {
    render(<main />, { language });
    await screen.findByRole("region", { name });
    notify.info("Hola");
    expect(await screen.findByRole("button", { name: close })).toBeTruthy();
    await expectAccessible();
  },
);

test("a toast with the same id replaces the first; its action runs and closes it", async () => {
  const onClick = vi.fn();
  const { user } = render(<main />);
  await screen.findByRole("region", { name: "Notifications" });
  notify.success("One in the cart", { id: "cart" });
  await screen.findByText("One in the cart");
  notify.success("Two in the cart", {
    id: "cart",
    description: "Huila Dawn",
    action: { label: "Undo", onClick },
  });
  const second = (await screen.findByText("Two in the cart")).closest("li")!;
  expect(screen.queryByText("One in the cart")).toBeNull();
  expect(screen.getAllByRole("listitem")).toEqual([second]);
  expect(second.dataset.type).toBe("success");
  expect(second.textContent).toContain("Huila Dawn");
  await user.click(within(second).getByRole("button", { name: "Undo" }));
  expect(onClick).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText("Two in the cart")).toBeNull());
});

test("Alt+T leads to the toasts, and a warning can be dismissed by its id", async () => {
  const { user } = render(<button type="button">Elsewhere</button>);
  const region = await screen.findByRole("region", { name: "Notifications" });
  notify.warning("Stock is low", { id: "low" });
  const warning = (await screen.findByText("Stock is low")).closest("li")!;
  expect(warning.dataset.type).toBe("warning");
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  await user.keyboard("{Alt>}t{/Alt}");
  await user.tab();
  expect(region.contains(document.activeElement)).toBe(true);
  notify.dismiss("low");
  await waitFor(() => expect(screen.queryByText("Stock is low")).toBeNull());
});
