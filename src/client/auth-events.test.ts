import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SessionView } from "#domains/accounts/contract.ts";

type Events = typeof import("./auth-events.ts");
const ada = { userId: "a", email: "ada@example.com", fullName: "Ada", aal: "aal1" } as SessionView;

let page: Events;
let otherTab: BroadcastChannel;
let said: unknown[];

beforeEach(async () => {
  vi.resetModules();
  page = await import("./auth-events.ts");
  said = [];
  otherTab = new BroadcastChannel("cafeto-auth");
  otherTab.onmessage = (event) => said.push((event as MessageEvent).data);
});
afterEach(() => {
  otherTab.close();
  vi.unstubAllGlobals();
});

function listen() {
  const heard: [string, string | null][] = [];
  const stop = page.onAuthEvent((event, session) => heard.push([event, session?.userId ?? null]));
  return { heard, stop };
}

test("each listener hears of the first session, whenever it comes, and then of every change", () => {
  const early = listen();
  page.noticeSession(null);
  const late = listen();
  page.noticeSession(ada);
  late.stop();
  page.noticeSession(null);
  expect(late.heard).toEqual([
    ["INITIAL_SESSION", null],
    ["SIGNED_IN", "a"],
  ]);
  expect(early.heard).toEqual([...late.heard, ["SIGNED_OUT", null]]);
});

test("a change here is announced to other tabs by name only, once, and here once the session shows it", async () => {
  page.noticeSession(null);
  const askAgain = vi.fn();
  page.followOtherTabs(askAgain);
  const { heard } = listen();
  page.announceAuthEvent("SIGNED_IN");
  page.noticeSession(ada);
  page.announceAuthEvent("TOKEN_REFRESHED");
  await vi.waitFor(() => expect(said).toEqual(["SIGNED_IN", "TOKEN_REFRESHED"]));
  expect(heard.slice(1)).toEqual([
    ["SIGNED_IN", "a"],
    ["TOKEN_REFRESHED", "a"],
  ]);
  expect(askAgain).not.toHaveBeenCalled();
});

test("another tab's change reloads the session; an event without a trace in it is passed on; the rest is ignored", async () => {
  page.noticeSession(ada);
  const askAgain = vi.fn();
  const stop = page.followOtherTabs(askAgain);
  const { heard } = listen();
  for (const message of [{ event: "SIGNED_OUT" }, "INITIAL_SESSION", "DROP", 7, null, "PASSWORD_RECOVERY"])
    otherTab.postMessage(message);
  await vi.waitFor(() => expect(heard.slice(1)).toEqual([["PASSWORD_RECOVERY", "a"]]));
  expect(askAgain).not.toHaveBeenCalled();
  otherTab.postMessage("SIGNED_OUT");
  await vi.waitFor(() => expect(askAgain).toHaveBeenCalledOnce());
  expect(heard).toHaveLength(2);
  stop();
});
