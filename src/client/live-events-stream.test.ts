import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followStream } from "./live-events-stream.ts";

class FakeSource {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 0;
  onopen = () => {};
  onmessage = (_event: { data: string; lastEventId: string }) => {};
  readonly #listeners = new Map<string, (event: { lastEventId: string }) => void>();
  onerror = () => {};
  readonly url: string;
  constructor(url: URL) {
    this.url = url.pathname + url.search;
    FakeSource.opened.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  begin() {
    this.readyState = 1;
    this.onopen();
  }
  addEventListener(name: string, listener: (event: { lastEventId: string }) => void) {
    this.#listeners.set(name, listener);
  }
  say(name: "beat" | "reload", lastEventId: string) {
    this.#listeners.get(name)!({ lastEventId });
  }
  /** Like a 401 or a 503: the browser gives up. */
  refuse() {
    this.readyState = FakeSource.CLOSED;
    this.onerror();
  }
}

let page: EventTarget & { hidden: boolean };
let frame: EventTarget;
let heard: string[];
let unfollow: () => void;
let place: { lastId: string };
const address = new URL("https://cafeto.example/events");

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  FakeSource.opened = [];
  heard = [];
  place = { lastId: "" };
  page = Object.assign(new EventTarget(), { hidden: false });
  frame = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", frame);
  vi.stubGlobal("EventSource", FakeSource);
});
afterEach(() => {
  unfollow();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function follow() {
  unfollow = followStream(address, place, {
    onMessage: (data) => heard.push(data),
    onUnknown: (isReturn) => heard.push(isReturn ? "return" : "arrival"),
  });
}
const live = () => FakeSource.opened.filter((source) => source.readyState !== FakeSource.CLOSED);
function show(isShown: boolean) {
  page.hidden = !isShown;
  page.dispatchEvent(new Event("visibilitychange"));
}

test("messages come as they are, after the stream has begun", () => {
  follow();
  live()[0]!.begin();
  live()[0]!.onmessage({ data: "news", lastEventId: "" });
  expect(live()[0]!.url).toBe("/events");
  expect(heard).toEqual(["arrival", "news"]);
});

test("a hidden page keeps no connection, and on its return says that it missed something", () => {
  follow();
  live()[0]!.begin();
  show(false);
  expect(live()).toEqual([]);
  vi.advanceTimersByTime(3_600_000);
  expect(live()).toEqual([]);
  show(true);
  live()[0]!.begin();
  expect(heard).toEqual(["arrival", "return"]);
});

test("a page opened behind another begins when it is looked at, and that is a return", () => {
  page.hidden = true;
  follow();
  expect(live()).toEqual([]);
  show(true);
  live()[0]!.begin();
  expect(heard).toEqual(["return"]);
});

test("a connection that the browser opens again is a return", () => {
  follow();
  live()[0]!.begin();
  live()[0]!.readyState = 0;
  live()[0]!.onerror();
  live()[0]!.begin();
  expect(heard).toEqual(["arrival", "return"]);
  expect(FakeSource.opened).toHaveLength(1);
});

test("after a refusal it tries again, less and less often, and at ease once it went well", () => {
  follow();
  for (const wait of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    live()[0]!.refuse();
    vi.advanceTimersByTime(wait - 1);
    expect(live()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(live()).toHaveLength(1);
  }
  live()[0]!.begin();
  live()[0]!.refuse();
  vi.advanceTimersByTime(2_000);
  expect(live()).toHaveLength(1);
});

test("a network that is back, or a page that thaws, gets one new connection", () => {
  follow();
  live()[0]!.begin();
  frame.dispatchEvent(new Event("online"));
  expect(live()).toHaveLength(1);
  live()[0]!.begin();
  frame.dispatchEvent(new Event("pagehide"));
  expect(live()).toEqual([]);
  frame.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  live()[0]!.begin();
  expect(heard).toEqual(["arrival", "return", "return"]);
});

test("it says whether messages arrive now: connecting, connected, error, and closed while the page is hidden", () => {
  const states: string[] = [];
  unfollow = followStream(address, place, {
    onMessage: () => {},
    onUnknown: () => {},
    onState: (state) => states.push(state),
  });
  live()[0]!.begin();
  live()[0]!.refuse();
  vi.advanceTimersByTime(2_000);
  live()[0]!.begin();
  frame.dispatchEvent(new Event("offline"));
  show(false);
  const opened = ["closed", "connecting", "connected"];
  expect(states).toEqual([...opened, "error", ...opened, "error", "closed"]);
});

test("a page that returns says which event was its last, and fetches again only if the server can't know what came since", () => {
  follow();
  live()[0]!.begin();
  live()[0]!.say("beat", "1");
  live()[0]!.onmessage({ data: "news", lastEventId: "2" });
  show(false);
  show(true);
  live()[0]!.begin();
  expect(live()[0]!.url).toBe("/events?after=2");
  expect(heard).toEqual(["arrival", "news"]);
  live()[0]!.say("reload", "7");
  vi.advanceTimersByTime(1_499);
  expect(heard).toEqual(["arrival", "news"]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(["arrival", "news", "return"]);
  expect(place).toEqual({ lastId: "7" });
});

test("events that are not kept are asked for again on each return, and only then", () => {
  let returns = 0;
  unfollow = followStream(
    address,
    { lastId: "1" },
    {
      onMessage: () => {},
      onUnknown: () => {},
      onReturn: () => void returns++,
    },
  );
  live()[0]!.begin();
  expect(returns).toBe(0);
  frame.dispatchEvent(new Event("online"));
  live()[0]!.begin();
  expect(returns).toBe(1);
});

test("after unsubscribing, nothing more is received", () => {
  follow();
  live()[0]!.refuse();
  unfollow();
  vi.advanceTimersByTime(60_000);
  show(true);
  frame.dispatchEvent(new Event("online"));
  expect(live()).toEqual([]);
});
