import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { readerHeader } from "#kernel/saved-pages.ts";
import { findSaved, listSaved, savePage } from "./saved-pages.ts";

/** What the worker uses of the browser's caches: entries in the order in which they were put. */
function openCaches() {
  const all = new Map<string, Map<string, Response>>();
  const addressOf = (key: string | Request) =>
    new URL(typeof key === "string" ? key : key.url, "https://cafeto.example").href;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      put: async (key: string, response: Response) => void entries.set(addressOf(key), response),
      delete: async (key: string | Request) => entries.delete(addressOf(key)),
      match: async (key: string) => entries.get(addressOf(key))?.clone(),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    };
  };
  return { open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) };
}

beforeEach(() => void vi.stubGlobal("caches", openCaches()));
afterAll(() => void vi.unstubAllGlobals());

const addresses = Array.from(
  { length: 31 },
  () => new URL(`https://cafeto.example/products/${randomUUID()}`),
);
const open = async (url: URL) => {
  const html = `<title>${url.pathname} · Cafeto</title>`;
  await savePage(url, new Response(html, { headers: { [readerHeader]: "visitor" } }));
};
const savedPaths = async () => (await listSaved()).map(({ path }) => path);

test("the 31st product that is saved takes the place of the one opened longest ago", async () => {
  for (const url of addresses.slice(0, 30)) await open(url);
  expect(await savedPaths()).toHaveLength(30);
  // Opened again, the first is no longer the oldest: the second is.
  await open(addresses[0]!);
  await open(addresses[30]!);
  const [first, second, ...rest] = addresses.map(({ pathname }) => pathname);
  expect(await savedPaths()).toEqual([rest.at(-1), first, ...rest.slice(0, -1).reverse()]);
  expect(await findSaved(new URL(second!, addresses[0]))).toBeUndefined();
});

test("a product's document and its data are one page, and leave together", async () => {
  const [oldest] = addresses;
  const data = new URL(`${oldest!.href}.data?_routes=product`);
  await open(oldest!);
  await savePage(data, new Response("[]", { headers: { [readerHeader]: "visitor" } }));
  for (const url of addresses.slice(1, 30)) await open(url);
  expect(await findSaved(data)).toBeDefined();
  await open(addresses[30]!);
  expect([await findSaved(oldest!), await findSaved(data)]).toEqual([undefined, undefined]);
});
