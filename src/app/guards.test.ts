import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { SessionView } from "#domains/accounts/contract.ts";
import type { Role } from "#kernel/callers.ts";
import { sessionContext } from "./context.ts";
import {
  refusalPath,
  requireAnyRole,
  requireSecondFactor,
  requireSignedIn,
  safeReturnPath,
} from "./guards.ts";

test.each(["/orders?page=2#top", "/products?search=a%2Fb", "/messages/@ada", "/a//b"])(
  "signing in leads back to %s, a path of this site",
  (from) => {
    expect(safeReturnPath(from)).toBe(from);
  },
);

test.each([
  "https://elsewhere.example/",
  "//elsewhere.example/",
  "///elsewhere.example",
  "/\\elsewhere.example",
  "\\\\elsewhere.example",
  "/\t/elsewhere.example",
  "/\n/elsewhere.example",
  "\u0000//elsewhere.example",
  " //elsewhere.example",
  "/..//elsewhere.example",
  "/.//elsewhere.example",
  "/%2e%2e//elsewhere.example",
  "/orders/../..//elsewhere.example",
  "//user@elsewhere.example",
  "@elsewhere.example",
  "//[",
  "javascript:alert(1)",
  "data:text/html,x",
  "orders",
  "/auth?from=/auth",
  "/auth/",
  "",
  null,
  undefined,
])("signing in never leads to %j", (from) => {
  expect(safeReturnPath(from)).toBe("/");
});

test.each([
  "/%2Felsewhere.example",
  "/%5Celsewhere.example",
  "/%09/elsewhere.example",
  "/@elsewhere.example",
])("%s stays what it is: a path that the site does not have", (from) => {
  expect(new URL(safeReturnPath(from), "http://shop.example").host).toBe("shop.example");
});

const approved = {
  id: "v",
  companyName: "Finca",
  planType: "basic",
  isApproved: true,
  teamRole: "owner" as const,
};
const pending = { ...approved, isApproved: false };
const session = (roles: Role[], more: Partial<SessionView> = {}): SessionView => ({
  userId: "u",
  email: "u@example.com",
  fullName: "U",
  avatarUrl: null,
  memberSince: "2026-01-01T00:00:00.000Z",
  roles,
  primaryRole: roles[0] ?? "buyer",
  aal: "aal1",
  adminRole: roles.includes("admin") ? "owner" : null,
  vendor: null,
  ...more,
});

test("who lacks a role is sent where they belong", () => {
  expect(refusalPath(session(["buyer"]), ["admin"])).toBe("/unauthorized");
  expect(refusalPath(session(["buyer", "admin"]), ["admin"])).toBeNull();
  expect(refusalPath(session(["buyer"]), ["vendor"])).toBe("/vendor/register");
  expect(refusalPath(session(["vendor"]), ["vendor"])).toBe("/vendor/register");
  expect(refusalPath(session(["vendor"], { vendor: pending }), ["vendor"])).toBe("/vendor/pending");
  expect(refusalPath(session(["buyer"], { vendor: approved }), ["vendor"])).toBe("/unauthorized");
  expect(refusalPath(session(["vendor"], { vendor: approved }), ["vendor"])).toBeNull();
});

test("any of several roles is enough, whichever is the primary one", () => {
  const either = ["vendor", "admin"] as const;
  expect(refusalPath(session(["admin"]), either)).toBeNull();
  expect(refusalPath(session(["vendor"], { vendor: approved }), either)).toBeNull();
  expect(refusalPath(session(["buyer"]), either)).toBe("/vendor/register");
  expect(refusalPath(session(["vendor"], { vendor: pending }), ["admin", "vendor"])).toBe("/vendor/pending");
  expect(refusalPath(session(["buyer"]), ["admin"], "/dashboard")).toBe("/dashboard");
});

/** The result of a guard: 'passes', or the redirect's target. */
async function visit(
  guard: typeof requireSignedIn,
  who: SessionView | null,
  path = "/guarded?tab=2",
): Promise<string> {
  const context = new RouterContextProvider();
  context.set(sessionContext, who);
  const url = new URL(path, "http://shop.example");
  try {
    await guard({ context, url } as unknown as Parameters<typeof guard>[0], async () => new Response());
    return "passes";
  } catch (response) {
    return (response as Response).headers.get("location")!;
  }
}

const back = "/auth?from=%2Fguarded%3Ftab%3D2";

test("visitors sign in, and come back to the page they wanted", async () => {
  for (const guard of [requireSignedIn, requireAnyRole(["vendor"]), requireAnyRole(["admin"])])
    expect(await visit(guard, null)).toBe(back);
  expect(await visit(requireSignedIn, session(["buyer"]))).toBe("passes");
});

test("a visitor may open the checkout where it signs them up itself, and no other page so", async () => {
  expect(await visit(requireSignedIn, null, "/checkout?account=new")).toBe("passes");
  expect(await visit(requireSignedIn, null, "/checkout")).toBe("/auth?from=%2Fcheckout");
  expect(await visit(requireSignedIn, null, "/orders?account=new")).toBe(
    "/auth?from=%2Forders%3Faccount%3Dnew",
  );
});

test("the target for others can be set", async () => {
  const guard = requireAnyRole(["admin"], { elsewhere: "/dashboard" });
  expect(await visit(guard, session(["buyer"]))).toBe("/dashboard");
  expect(await visit(guard, session(["admin"]))).toBe("passes");
});

test("an administrator shows a second factor first", async () => {
  expect(await visit(requireSecondFactor, session(["admin"]))).toBe(
    "/profile/settings?panel=security&need=admin",
  );
  expect(await visit(requireSecondFactor, session(["admin"], { aal: "aal2" }))).toBe("passes");
});
