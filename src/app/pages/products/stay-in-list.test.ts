import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leadsToList, stayInList } from "./stay-in-list.ts";

const at = (path: string) => new URL(path, "https://cafeto.example");

beforeEach(() => vi.stubGlobal("window", { location: at("/products?origin=KE") }));
afterEach(() => vi.unstubAllGlobals());

test("within a list nothing is asked of the server's loader; from elsewhere everything", async () => {
  const load = vi.fn(async () => ({ dehydrated: "all" }));
  expect(await stayInList(at("/products?origin=CO"), load)).toEqual({ dehydrated: undefined });
  expect(load).not.toHaveBeenCalled();
  expect(await stayInList(at("/categories/equipment"), load)).toEqual({ dehydrated: "all" });
});

test("a lost answer is left to the list, which says so; a page that is none stays none", async () => {
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await stayInList(at("/categories/equipment"), lost)).toEqual({ dehydrated: undefined });
  const missing = () => Promise.reject(new Response(null, { status: 404 }));
  await expect(stayInList(at("/categories/tea"), missing)).rejects.toBeInstanceOf(Response);
});

test("the session is not asked for again where only a list changes, but where it is told to", () => {
  const from = (currentPath: string, nextPath: string) =>
    leadsToList({ currentUrl: at(currentPath), nextUrl: at(nextPath) });
  expect(from("/products", "/products?origin=CO")).toBe(true);
  expect(from("/", "/categories/green_beans")).toBe(true);
  expect(from("/products", "/products")).toBe(false);
  expect(from("/products", "/categories")).toBe(false);
  expect(from("/products", "/products/3f0c")).toBe(false);
});
