import { screen } from "@testing-library/react";
import { Link } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { expectAccessible } from "../../tests/support/components/expect-accessible.ts";
import { render } from "../../tests/support/components/render.tsx";
import { watchLocation } from "../../tests/support/components/watch-location.ts";
import { NotFound } from "./not-found.tsx";

const show = (at = "/nowhere") =>
  render(
    <>
      <Link to="/nowhere">On</Link>
      <NotFound />
    </>,
    { at },
  );
const search = () => screen.getByRole("searchbox", { name: "Search Cafeto" });
const submit = () => screen.getByRole("button", { name: "Search" });

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
});

test("it names the path and the ways on", async () => {
  show();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oops! Page Not Found");
  expect(screen.getByText("/nowhere")).toBeTruthy();
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links.slice(1)).toEqual([
    ["Return Home", "/"],
    ["Categories", "/categories"],
    ["All Products", "/products"],
    ["Your Orders", "/orders"],
    ["support@cafeto.example", "mailto:support@cafeto.example"],
    ["help pages", "/help"],
  ]);
  expect(console.error).toHaveBeenCalledWith("404: /nowhere");
  await expectAccessible();
});

test("a blank search leads nowhere", async () => {
  const { user, address } = show();
  expect(submit()).toHaveProperty("disabled", true);
  await user.type(search(), "   {Enter}");
  expect(submit()).toHaveProperty("disabled", true);
  expect(address()).toBe("/nowhere");
});

test("a search leads to the list", async () => {
  const { user, address } = show();
  await user.type(search(), " dark & sweet ");
  expect(submit()).toHaveProperty("disabled", false);
  await user.keyboard("{Enter}");
  expect(address()).toBe("/products?search=dark+%26+sweet");
});

test("Go Back leads to the page before", async () => {
  vi.spyOn(window.history, "length", "get").mockReturnValue(2);
  const { user, address } = show("/categories");
  await user.click(screen.getByRole("link", { name: "On" }));
  expect(address()).toBe("/nowhere");
  await user.click(screen.getByRole("button", { name: "Go Back" }));
  expect(address()).toBe("/categories");
});

test("a tab that began at a wrong address goes back to the home page", async () => {
  vi.spyOn(window.history, "length", "get").mockReturnValue(1);
  const { user, address } = show();
  await user.click(screen.getByRole("button", { name: "Go Back" }));
  expect(address()).toBe("/");
});

test("Reload Page loads the page again; Return Home leads home", async () => {
  const { reload } = watchLocation();
  const { user, address } = show();
  await user.click(screen.getByRole("button", { name: "Reload Page" }));
  expect(reload).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("link", { name: "Return Home" }));
  expect(address()).toBe("/");
});
