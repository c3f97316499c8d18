import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { SearchOverlay } from "./search-overlay.tsx";

function Page() {
  const [isOpen, setOpen] = useState(true);
  return <SearchOverlay open={isOpen} onOpenChange={setOpen} />;
}
const show = (...recent: string[]) => {
  localStorage.setItem("recent-searches", JSON.stringify({ version: 1, value: recent }));
  return render(<Page />, { at: "/categories" });
};
const dialog = async () => within(await screen.findByRole("dialog", { name: "Search" }));
const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const stored = () => JSON.parse(localStorage.getItem("recent-searches")!).value;

test("it opens to be written in, and searches", async () => {
  const { user, address } = show();
  const { getByLabelText } = await dialog();
  expect(document.activeElement).toBe(getByLabelText("Search for coffee"));
  await expectAccessible();
  await user.keyboard(" moka {Enter}");
  expect(address()).toBe("/products?search=moka");
  expect(stored()).toEqual(["moka"]);
  await isGone();
});

test("recent searches are forgotten one by one, or all at once", async () => {
  const { user } = show("moka", "kenya", "sidamo");
  const { getByRole, queryByRole, getByText } = await dialog();
  expect(getByRole("link", { name: /moka/ }).getAttribute("href")).toBe("/products?search=moka");
  await user.click(getByRole("button", { name: "Remove kenya" }));
  expect(stored()).toEqual(["moka", "sidamo"]);
  expect(getByText("Recent searches")).toBeTruthy();
  await user.click(getByRole("button", { name: "Clear all" }));
  expect(stored()).toEqual([]);
  expect(queryByRole("heading", { name: "Recent searches" })).toBeNull();
});

test.each([
  ["French Press", "/products?search=French+Press", ["French Press"]],
  ["Green Beans", "/categories/green-beans", []],
])("%s leads to %s and closes it", async (name, path, remembered) => {
  const { user, address } = show();
  const { getByRole } = await dialog();
  await user.click(getByRole("button", { name: new RegExp(`^${name}$`, "i") }));
  expect(address()).toBe(path);
  expect(stored()).toEqual(remembered);
  await isGone();
});
