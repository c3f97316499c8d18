import { act } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { savedCopies } from "#client/saved-copy.ts";
import { render } from "../../../tests/support/components/render.tsx";
import { SavedCopyNotice } from "./saved-copy-notice.tsx";

const revalidate = vi.fn();
vi.mock("react-router", async (original) => ({
  ...(await original<typeof import("react-router")>()),
  useRevalidator: () => ({ revalidate, state: "idle" }),
}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  savedCopies.clear();
});

test("a saved page stays until the server answers: a connection that is back may still fail", async () => {
  vi.useFakeTimers();
  const ask = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError("network"));
  ask.mockResolvedValueOnce(new Response(null, { status: 503 })).mockResolvedValue(new Response("ok"));
  vi.stubGlobal("fetch", ask);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  savedCopies.set("/products/one", Date.now());
  render(
    <>
      <div id="page-notice" />
      <SavedCopyNotice />
    </>,
    { at: "/products/one" },
  );
  expect(ask).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event("online")));
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(ask).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(ask).toHaveBeenCalledTimes(2);
  expect(revalidate).not.toHaveBeenCalled();
  expect(savedCopies.has("/products/one")).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(501));
  expect(revalidate).toHaveBeenCalledOnce();
  expect(savedCopies.size).toBe(0);
});
