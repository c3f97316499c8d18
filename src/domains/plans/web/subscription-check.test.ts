import { beforeEach, describe, expect, test, vi } from "vitest";
import { createSubscriptionCheck, notSubscribed, type SubscriptionStatus } from "./subscription-check.ts";

const basic: SubscriptionStatus = {
  ...notSubscribed,
  subscribed: true,
  plan_type: "basic",
  status: "active",
};
const tooMany = new Error("429");
const second = 1_000;
const minute = 60 * second;

let time: number;
let cached: Map<string, string>;
let ask: ReturnType<typeof vi.fn<() => Promise<SubscriptionStatus>>>;
let onRateLimit: ReturnType<typeof vi.fn<() => void>>;
const storage = () => ({
  getItem: (key: string) => cached.get(key) ?? null,
  setItem: (key: string, value: string) => void cached.set(key, value),
  removeItem: (key: string) => void cached.delete(key),
});
const open = (store: () => ReturnType<typeof storage> | null = storage) =>
  createSubscriptionCheck({
    now: () => time,
    storage: store,
    ask,
    isRateLimit: (error) => error === tooMany,
    onRateLimit,
  });
const later = (milliseconds: number) => {
  time += milliseconds;
};

beforeEach(() => {
  time = Date.parse("2026-11-22T09:00:00Z");
  cached = new Map();
  ask = vi.fn(async () => basic);
  onRateLimit = vi.fn();
});

describe("checking", () => {
  test("shows and caches the response, and notifies subscribers", async () => {
    const check = open();
    const seen = vi.fn();
    check.subscribe(seen);
    expect(check.get()).toEqual(notSubscribed);
    await check.check("ada");
    expect(check.get()).toEqual(basic);
    expect(seen).toHaveBeenCalled();
    expect([...cached.keys()]).toEqual(["subscription_cache:ada"]);
    expect(cached.get("subscription_cache:ada")).not.toContain("@");
  });

  test("a cached response is valid for 5 minutes, for a new page too, but for no other user", async () => {
    await open().check("ada");
    later(5 * minute - 1);
    const next = open();
    await next.check("ada");
    expect(next.get()).toEqual(basic);
    expect(ask).toHaveBeenCalledTimes(1);
    await open().check("bea");
    expect(ask).toHaveBeenCalledTimes(2);
    later(1);
    await open().check("ada");
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test("pages that are opened one after another ask once, though none waits for the response", async () => {
    ask.mockReturnValue(new Promise(() => {}));
    for (let page = 0; page < 10; page += 1) {
      void open().check("ada");
      later(second);
    }
    expect(ask).toHaveBeenCalledTimes(1);
    later(minute);
    void open().check("ada");
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("after a rate limit the next page does not ask either, for 5 minutes", async () => {
    ask.mockRejectedValue(tooMany);
    await open().check("ada");
    later(5 * minute - 1);
    await open().check("ada");
    expect(ask).toHaveBeenCalledTimes(1);
    later(1);
    await open().check("ada");
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("at most once a minute, whatever came of it", async () => {
    const check = open();
    ask.mockRejectedValue(new Error("lost"));
    await check.check("ada");
    later(minute - 1);
    await check.check("ada");
    expect(ask).toHaveBeenCalledTimes(1);
    later(1);
    await check.check("ada");
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("works without storage, and past a spoilt one", async () => {
    const check = open(() => null);
    await check.check("ada");
    expect(check.get()).toEqual(basic);
    cached.set("subscription_cache:ada", "{");
    const other = open();
    await other.check("ada");
    expect(other.get()).toEqual(basic);
  });
});

describe("the circuit breaker", () => {
  test("opens with the third failure for 5 minutes, and shows the cached status meanwhile", async () => {
    await open().check("ada");
    later(5 * minute);
    const check = open();
    ask.mockRejectedValue(new Error("down"));
    for (let n = 0; n < 3; n++) {
      await check.check("ada");
      later(minute);
    }
    expect(ask).toHaveBeenCalledTimes(4);
    expect(check.get()).toEqual(basic);
    expect(onRateLimit).not.toHaveBeenCalled();
    later(4 * minute - 1);
    await check.check("ada");
    expect(ask).toHaveBeenCalledTimes(4);
    expect(check.get()).toEqual(basic);
    // It closes after the time, and counts anew.
    later(1);
    for (let n = 0; n < 2; n++) {
      await check.check("ada");
      later(minute);
    }
    await check.check("ada");
    expect(ask).toHaveBeenCalledTimes(7);
  });

  test("opens with one rate-limit error, and says so once", async () => {
    const check = open();
    ask.mockRejectedValueOnce(tooMany);
    await check.check("ada");
    expect(onRateLimit).toHaveBeenCalledTimes(1);
    later(5 * minute - 1);
    await check.check("ada");
    expect(ask).toHaveBeenCalledTimes(1);
    expect(onRateLimit).toHaveBeenCalledTimes(1);
    later(1);
    await check.check("ada");
    expect(check.get()).toEqual(basic);
  });

  test("a success closes it: two failures before it count no more", async () => {
    const check = open();
    for (const outcome of ["fail", "fail", "fine", "fail", "fail", "fine"]) {
      if (outcome === "fail") ask.mockRejectedValueOnce(new Error("down"));
      await check.check("ada");
      later(5 * minute);
    }
    expect(ask).toHaveBeenCalledTimes(6);
  });
});

describe("signing out", () => {
  test("not subscribed, cache cleared, breaker closed", async () => {
    const check = open();
    await check.check("ada");
    later(5 * minute);
    ask.mockRejectedValueOnce(tooMany);
    await check.check("ada");
    check.reset();
    expect(check.get()).toEqual(notSubscribed);
    expect(cached.size).toBe(0);
    await check.check("bea");
    expect(check.get()).toEqual(basic);
  });

  test("a response that arrives afterwards is ignored", async () => {
    const check = open();
    let answer = (_: SubscriptionStatus) => {};
    ask.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const asking = check.check("ada");
    check.reset();
    answer(basic);
    await asking;
    expect(check.get()).toEqual(notSubscribed);
    expect(cached.size).toBe(0);
  });
});
