import { href, type MiddlewareFunction, redirect } from "react-router";
import { signInPath } from "#client/sign-in-path.ts";
import type { SessionView } from "#domains/accounts/contract.ts";
import type { Role } from "#kernel/callers.ts";
import { ownPathOf } from "#kernel/own-path.ts";
import { withQuery } from "#kernel/with-query.ts";
import { sessionContext } from "./context.ts";
import { findPage } from "./find-page.ts";

type Guard = MiddlewareFunction<Response>;

/** The page to return to after sign-in: only a path of this site, never another address from the link. */
export function safeReturnPath(from: string | null | undefined): string {
  const path = from ? ownPathOf(from) : null;
  return path === null || /^\/auth\/*(?:[?#]|$)/.test(path) ? "/" : path;
}

/** Lets signed-in users pass, and visitors where the page signs them in itself; redirects others to sign-in and back. */
export const requireSignedIn: Guard = ({ context, url }, next) => {
  const { opensWith } = findPage(url.pathname);
  const isOpen = opensWith !== undefined && url.searchParams.has(opensWith);
  if (!context.get(sessionContext) && !isOpen) throw redirect(signInPath(`${url.pathname}${url.search}`));
  return next();
};

/**
 * Lets users with any of the roles pass; a vendor needs an approved record. Others are redirected to their next step
 * toward becoming a vendor, else to `elsewhere`.
 */
export function requireAnyRole(roles: readonly Role[], { elsewhere = href("/unauthorized") } = {}): Guard {
  return ({ context, url }, next) => {
    const session = context.get(sessionContext);
    if (!session) throw redirect(signInPath(`${url.pathname}${url.search}`));
    const refusal = refusalPath(session, roles, elsewhere);
    if (refusal) throw redirect(refusal);
    return next();
  };
}

/**
 * Lets sessions with a verified second factor pass; others are redirected to the settings. Comes after the role's
 * guard.
 */
export const requireSecondFactor: Guard = ({ context }, next) => {
  if (context.get(sessionContext)?.aal !== "aal2")
    throw redirect(withQuery(href("/profile/settings"), { panel: "security", need: "admin" }));
  return next();
};

/** Where a signed-in user without the roles is redirected (docs/product.md#guards); null if they may pass. */
export function refusalPath(
  session: SessionView,
  roles: readonly Role[],
  elsewhere = href("/unauthorized"),
): string | null {
  const refusals = roles.map((role) =>
    role === "vendor" ? vendorRefusal(session) : roleRefusal(session, role),
  );
  if (refusals.includes(null)) return null;
  return refusals.find((path) => path !== undefined) ?? elsewhere;
}

/** Null: may pass. Undefined: no better place than elsewhere. */
type Refusal = string | null | undefined;

const roleRefusal = ({ roles }: SessionView, role: Role): Refusal =>
  roles.includes(role) ? null : undefined;

function vendorRefusal({ vendor, roles }: SessionView): Refusal {
  if (!vendor) return href("/vendor/register");
  if (!vendor.isApproved) return href("/vendor/pending");
  return roles.includes("vendor") ? null : undefined;
}
