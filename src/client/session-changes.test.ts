import { expect, test } from "vitest";
import type { SessionView } from "#domains/accounts/contract.ts";
import { eventsBetween } from "./session-changes.ts";

const ada: SessionView = {
  userId: "a",
  email: "ada@example.com",
  fullName: "Ada",
  avatarUrl: null,
  memberSince: "2026-01-01T00:00:00.000Z",
  roles: ["buyer"],
  primaryRole: "buyer",
  aal: "aal1",
  adminRole: null,
  vendor: null,
};
const raised: SessionView = { ...ada, aal: "aal2" };
const bob: SessionView = { ...ada, userId: "b" };

test.each([
  ["a page begins with nobody", undefined, null, ["INITIAL_SESSION"]],
  ["a page begins with somebody", undefined, raised, ["INITIAL_SESSION"]],
  ["nobody stays nobody", null, null, []],
  ["the same, asked again", ada, { ...ada }, []],
  ["another role is no change of the person", ada, { ...ada, roles: ["buyer", "vendor"] }, []],
  ["somebody signs in", null, ada, ["SIGNED_IN"]],
  ["with a second factor", null, raised, ["SIGNED_IN", "MFA_CHALLENGE_VERIFIED"]],
  ["a second factor later", ada, raised, ["MFA_CHALLENGE_VERIFIED"]],
  ["another name", ada, { ...ada, fullName: "Ada B." }, ["USER_UPDATED"]],
  ["another picture", ada, { ...ada, avatarUrl: "https://x.example/a.png" }, ["USER_UPDATED"]],
  ["the end", raised, null, ["SIGNED_OUT"]],
  ["somebody else", raised, bob, ["SIGNED_OUT", "SIGNED_IN"]],
] as const)("%s", (_, before, now, events) => {
  expect(eventsBetween(before as SessionView, now as SessionView)).toEqual(events);
});
