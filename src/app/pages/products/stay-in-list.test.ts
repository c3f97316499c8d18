import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leadsToList, stayInList } from "./stay-in-list.ts";

const at = (path: string) => new URL(path, "https://cafeto.example");

beforeEach(() => vi.stubGlobal("window", { location: at("/products?origin=KE") }));
afterEach(() => vi.unstubAllGlobals());

test("within a list the server's loader is not called; from elsewhere it loads everything", async () => {
  const load = vi.fn(async () => ({ dehydrated: "all" }));
  expect(await stayInList(at("/products?origin=CO"), load)).toEqual({ dehydrated: undefined });
  expect(load).not.toHaveBeenCalled();
  expect(await stayInList(at("/categories/equipment"), load)).toEqual({ dehydrated: "all" });
});

test("a lost response is left to the list, which says so; an invalid page stays invalid", async () => {
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await stayInList(at("/categories/equipment"), lost)).toEqual({ dehydrated: undefined });
  const missing = () => Promise.reject(new Response(null, { status: 404 }));
  await expect(stayInList(at("/categories/tea"), missing)).rejects.toBeInstanceOf(Response);
});

test("the session is not reloaded where only a list changes, except on demand", () => {
  const from = (currentPath: string, nextPath: string) =>
    leadsToList({ currentUrl: at(currentPath), nextUrl: at(nextPath) });
  expect(from("/products", "/products?origin=CO")).toBe(true);
  expect(from("/", "/categories/green_beans")).toBe(true);
  expect(from("/products", "/products")).toBe(false);
  expect(from("/products", "/categories")).toBe(false);
  expect(from("/products", "/products/3f0c")).toBe(false);
});
