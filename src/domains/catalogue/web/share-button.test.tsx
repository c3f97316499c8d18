import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { ShareButton } from "./share-button.tsx";

const path = "/products/0198c2a1-6f6e-7a31-8a52-3b1e0c6f0003";
const url = `${window.location.origin}${path}`;
const show = () => render(<ShareButton title="Huila Dawn" path={path} />, { at: path });
const share = () => screen.findByRole("button", { name: "Share" });
const dialog = () => screen.findByRole("dialog", { name: "Share" });

/** The device's own sharing, which jsdom lacks. */
function shareNatively(answer: () => Promise<void>) {
  const native = vi.fn((_: ShareData) => answer());
  Object.defineProperty(navigator, "share", { value: native, configurable: true });
  return native;
}
afterEach(() => void Reflect.deleteProperty(navigator, "share"));

test("the link is copied where the device has no sharing of its own, by the keyboard", async () => {
  const { user } = show();
  await user.tab();
  expect(document.activeElement).toBe(await share());
  await user.keyboard("{Enter}");
  const { getByLabelText, getByRole, findByRole } = within(await dialog());
  expect(getByLabelText("Link")).toHaveProperty("value", url);
  await expectAccessible();
  const copy = getByRole("button", { name: "Copy link" });
  for (let presses = 0; document.activeElement !== copy && presses < 6; presses++) await user.tab();
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(await findByRole("button", { name: "Link copied" }));
  expect(await navigator.clipboard.readText()).toBe(url);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(async () => expect(document.activeElement).toBe(await share()));
});

test("without permission to copy, the link is there to be copied by hand", async () => {
  const { user } = show();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await user.click(await share());
  await user.click(await screen.findByRole("button", { name: "Copy link" }));
  expect(await screen.findByText("We couldn’t copy the link")).toBeTruthy();
  expect(screen.getByText("Select the link in the box and copy it.")).toBeTruthy();
  const link = screen.getByLabelText<HTMLInputElement>("Link");
  await user.click(link);
  expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(url);
});

test("the link goes by WhatsApp in a new tab, or by mail", async () => {
  const { user } = show();
  await user.click(await share());
  const words = encodeURIComponent(`Huila Dawn ${url}`);
  const whatsapp = await screen.findByRole("link", { name: /^WhatsApp ?\(opens in a new tab\)$/ });
  expect(whatsapp.getAttribute("href")).toBe(`https://wa.me/?text=${words}`);
  expect(whatsapp.getAttribute("target")).toBe("_blank");
  expect(screen.getByRole("link", { name: "Email" }).getAttribute("href")).toBe(
    `mailto:?subject=Huila%20Dawn&body=${words}`,
  );
});

test("the device's own sharing is used where there is one; to cancel it is no failure", async () => {
  const native = shareNatively(() => Promise.reject(new DOMException("", "AbortError")));
  const { user } = show();
  await user.click(await share());
  await waitFor(() => expect(native).toHaveBeenCalledWith({ title: "Huila Dawn", url }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a device that refuses to share opens the dialog", async () => {
  shareNatively(() => Promise.reject(new DOMException("", "NotAllowedError")));
  const { user } = show();
  await user.click(await share());
  expect(await dialog()).toBeTruthy();
});
