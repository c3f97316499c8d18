import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { forgetPerson, onForget } from "./session-storage-keys.ts";

afterEach(() => vi.unstubAllGlobals());

const keyOf = (path: string) => [path.split("."), { type: "query" }];

function openCache(paths: string[]): QueryClient {
  const client = new QueryClient();
  for (const path of paths) client.setQueryData(keyOf(path), `the answer of ${path}`);
  return client;
}

test("personal responses are cleared, public ones stay, and unknown procedures count as personal", () => {
  const everybodys = ["catalogue.listCategories", "reviews.listReviews", "search.listProducts"];
  const client = openCache([
    ...everybodys,
    "orders.listOrders",
    "reviews.countMyReviews",
    "catalogue.listMine",
  ]);
  client.setQueryData(["something"], 1);
  forgetPerson(client);
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey: [path] }) => (path as string[]).join(".")),
  ).toEqual(everybodys);
});

test("what the page shows at the moment is emptied and refetched", async () => {
  const client = openCache(["orders.listOrders"]);
  const ask = vi.fn(async () => "somebody else's");
  const observer = new QueryObserver(client, {
    queryKey: keyOf("orders.listOrders"),
    queryFn: ask,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const stop = observer.subscribe(() => {});
  expect(observer.getCurrentResult().data).toBe("the answer of orders.listOrders");
  forgetPerson(client);
  expect(observer.getCurrentResult().data).toBeUndefined();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("somebody else's"));
  stop();
  client.clear();
});

test("the storage keeps the cart, the comparison, searches and the language", () => {
  const kept = ["coffee-cart", "coffee-settled-orders", "coffee-compare", "recent-searches", "i18nextLng"];
  const local = storageOf([...kept, "coffee-wishes", "cafeto-session-prolonged"]);
  const tab = storageOf(["draft"]);
  vi.stubGlobal("window", { localStorage: local, sessionStorage: tab });
  forgetPerson(new QueryClient());
  expect(Object.keys(local)).toEqual(kept);
  expect(Object.keys(tab)).toEqual([]);
});

test("other holders of personal data are notified until they unsubscribe", () => {
  const forget = vi.fn();
  const stop = onForget(forget);
  forgetPerson(new QueryClient());
  expect(forget).toHaveBeenCalledTimes(1);
  stop();
  forgetPerson(new QueryClient());
  expect(forget).toHaveBeenCalledTimes(1);
});

test("a browser without storage has nothing to forget", () => {
  vi.stubGlobal("window", {
    get sessionStorage() {
      throw new DOMException("no", "SecurityError");
    },
  });
  expect(() => forgetPerson(new QueryClient())).not.toThrow();
});

function storageOf(keys: string[]): Record<string, unknown> {
  const storage: Record<string, unknown> = Object.fromEntries(keys.map((key) => [key, "x"]));
  const hidden = (value: (key: string) => void) => ({ value, enumerable: false });
  Object.defineProperty(
    storage,
    "removeItem",
    hidden((key) => delete storage[key]),
  );
  Object.defineProperty(
    storage,
    "clear",
    hidden(() => {
      for (const key of Object.keys(storage)) delete storage[key];
    }),
  );
  return storage;
}
