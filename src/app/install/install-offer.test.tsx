import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectAccessible } from "../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../tests/support/components/render.tsx";
import { InstallOffer } from "./install-offer.tsx";
import type { InstallPrompt } from "./install-prompt.ts";

const today = () => new Date().toISOString().slice(0, 10);
const remember = (days: number, lastDay: string, isAnswered = false) =>
  localStorage.setItem("app-install", JSON.stringify({ version: 1, value: { days, lastDay, isAnswered } }));
const makePrompt = () => ({ prompt: vi.fn(async () => {}) }) as unknown as InstallPrompt;
const offer = () => screen.queryByRole("complementary", { name: "Cafeto on your home screen" });

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => void vi.unstubAllGlobals());

test("nothing is offered on the first day", () => {
  render(<InstallOffer prompt={makePrompt()} />, { at: "/" });
  expect(offer()).toBeNull();
});

test("on the second day it is offered; installing asks the browser, and it is not offered again", async () => {
  remember(1, "2026-01-01");
  const prompt = makePrompt();
  const { user } = render(<InstallOffer prompt={prompt} />, { at: "/" });
  expect(offer()).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Install" }));
  expect(prompt.prompt).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
  expect(JSON.parse(localStorage.getItem("app-install")!).value).toEqual({
    days: 2,
    lastDay: today(),
    isAnswered: true,
  });
});

test("a refusal is remembered", async () => {
  remember(4, today());
  const { user } = render(<InstallOffer prompt={makePrompt()} />, { at: "/" });
  await user.click(screen.getByRole("button", { name: "Not now" }));
  expect(offer()).toBeNull();
  expect(JSON.parse(localStorage.getItem("app-install")!).value.isAnswered).toBe(true);
});

test("without the browser's offer only an iPhone is told how", () => {
  remember(4, today());
  render(<InstallOffer prompt={undefined} />, { at: "/" });
  expect(offer()).toBeNull();
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Safari/604.1",
  );
  act(() => {
    remember(5, today());
    window.dispatchEvent(new StorageEvent("storage", { key: "app-install" }));
  });
  expect(offer()?.textContent).toContain("In Safari, tap Share");
  expect(screen.queryByRole("button", { name: "Install" })).toBeNull();
});
