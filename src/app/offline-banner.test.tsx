import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { expectAccessible } from "../../tests/support/components/expect-accessible.ts";
import { render } from "../../tests/support/components/render.tsx";
import { OfflineBanner } from "./offline-banner.tsx";

const lost = "Network error. Please check your connection.";
const back = "You are back online.";
const status = () => screen.getAllByRole("status")[0]!;
const say = (name: "offline" | "online") => act(() => window.dispatchEvent(new Event(name)));

afterEach(() => void vi.useRealTimers());

test("a connection that is lost is said at once and for as long as it lasts, then that it is back", async () => {
  vi.useFakeTimers();
  render(<OfflineBanner />);
  expect(status().textContent).toBe("");
  say("offline");
  expect(status().textContent).toBe(lost);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(status().textContent).toBe(lost);
  say("online");
  expect(status().textContent).toBe(back);
  act(() => void vi.advanceTimersByTime(3_999));
  expect(status().textContent).toBe(back);
  act(() => void vi.advanceTimersByTime(1));
  expect(status().textContent).toBe("");
});

test("lost again while the return is said, it stays", () => {
  vi.useFakeTimers();
  render(<OfflineBanner />);
  for (const name of ["offline", "online", "offline"] as const) say(name);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(status().textContent).toBe(lost);
});

test("a page that opens without a connection says so", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(<OfflineBanner />);
  expect(await screen.findByText(lost)).toBeTruthy();
  await expectAccessible();
});

test("a connection that never went is not said to be back", () => {
  render(<OfflineBanner />);
  say("online");
  expect(status().textContent).toBe("");
});
