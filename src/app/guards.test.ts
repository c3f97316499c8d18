import { expect, test } from "vitest";
import type { SessionView } from "#domains/accounts/contract.ts";
import { refusalPath, safeReturnPath } from "./guards.ts";

test("signing in leads back to a path of this site", () => {
  expect(safeReturnPath("/orders?page=2#top")).toBe("/orders?page=2#top");
});

test.each([
  "https://elsewhere.example/",
  "//elsewhere.example/",
  "/\\elsewhere.example",
  "javascript:alert(1)",
  "orders",
  "/auth?from=/auth",
  "",
  null,
])("signing in never leads to %j", (from) => {
  expect(safeReturnPath(from)).toBe("/");
});

const vendor = { id: "v", companyName: "Finca", planType: "basic", isApproved: true };
const session = (roles: SessionView["roles"], own: SessionView["vendor"] = null): SessionView => ({
  userId: "u",
  email: "u@example.com",
  fullName: "U",
  avatarUrl: null,
  memberSince: "2026-01-01T00:00:00.000Z",
  roles,
  primaryRole: roles[0] ?? "buyer",
  vendor: own,
});

test("who lacks a role is sent where they belong", () => {
  expect(refusalPath(session(["buyer"]), "admin")).toBe("/unauthorized");
  expect(refusalPath(session(["buyer", "admin"]), "admin")).toBeNull();
  expect(refusalPath(session(["buyer"]), "vendor")).toBe("/vendor/register");
  expect(refusalPath(session(["vendor"], { ...vendor, isApproved: false }), "vendor")).toBe(
    "/vendor/pending",
  );
  expect(refusalPath(session(["buyer"], vendor), "vendor")).toBe("/unauthorized");
  expect(refusalPath(session(["vendor"], vendor), "vendor")).toBeNull();
});
