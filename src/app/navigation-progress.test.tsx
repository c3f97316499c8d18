import { act, render as draw, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serverI18n } from "#i18n/server-i18n.ts";
import type { Language } from "#kernel/languages.ts";
import { expectAccessible } from "../../tests/support/components/expect-accessible.ts";
import { NavigationProgress } from "./navigation-progress.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** On the home page, on the way to a page whose loader does not answer; returns how often it was asked. */
async function leaveFor(path: string, language: Language = "en") {
  const load = vi.fn(() => new Promise<null>(() => {}));
  const frame = (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  );
  const children = [
    { path: "/", element: <h1>Home</h1> },
    { path: "*", loader: load, element: null },
  ];
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ["/"] });
  draw(
    <I18nextProvider i18n={serverI18n(language)}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  act(() => void router.navigate(path));
  await pass(0);
  return load;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const slow = () => screen.queryByRole("alert");

test("a quick page changes without a word", async () => {
  await leaveFor("/help");
  await pass(600);
  expect(screen.queryByRole("status")).toBeNull();
  await pass(200);
  expect(screen.getByRole("status").textContent).toContain("Loading...");
});

test("a page that nobody guards takes its time without a word of verification", async () => {
  await leaveFor("/help");
  await pass(12_000);
  expect(screen.getByRole("status").textContent).toContain("Loading...");
  expect(slow()).toBeNull();
});

test("a guard that takes long is said in both languages, and the only action has the focus", async () => {
  const load = await leaveFor("/orders");
  await pass(9_900);
  expect(slow()).toBeNull();
  await pass(200);
  const [own, spanish] = slow()!.querySelectorAll("p");
  expect(own!.textContent).not.toBe("");
  expect(spanish!.lang).toBe("es");
  expect(spanish!.textContent).not.toBe(own!.textContent);
  const again = screen.getByRole("button", { name: "Try Again" });
  expect(document.activeElement).toBe(again);
  act(() => again.click());
  await pass(0);
  expect(load).toHaveBeenCalledTimes(2);
  expect(slow()).toBeNull();
  await pass(10_100);
  expect(slow()).not.toBeNull();
  vi.useRealTimers();
  await expectAccessible();
});

test("in Spanish it is said once", async () => {
  await leaveFor("/orders", "es");
  await pass(10_100);
  expect(slow()!.querySelectorAll("p")).toHaveLength(1);
});
