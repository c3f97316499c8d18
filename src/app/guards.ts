import { type MiddlewareFunction, redirect } from "react-router";
import type { SessionView } from "#domains/accounts/contract.ts";
import type { Role } from "#kernel/callers.ts";
import { ownPathOf } from "#kernel/own-path.ts";
import { sessionContext } from "./context.ts";
import { signInPath } from "./sign-in-path.ts";

type Guard = MiddlewareFunction<Response>;

/** Where signing in leads back to: only a path of this site, never an address that someone else put into the link. */
export function safeReturnPath(from: string | null | undefined): string {
  const path = from ? ownPathOf(from) : null;
  return path === null || /^\/auth\/*(?:[?#]|$)/.test(path) ? "/" : path;
}

/** Lets signed-in people pass; sends others to sign in and back. */
export const requireSignedIn: Guard = ({ context, url }, next) => {
  if (!context.get(sessionContext)) throw redirect(signInPath(url));
  return next();
};

/**
 * Lets holders of any of the roles pass; as a vendor, with an approved record. `elsewhere` is where someone without them
 * is sent, if no step towards becoming a vendor is open to them.
 */
export function requireAnyRole(roles: readonly Role[], { elsewhere = "/unauthorized" } = {}): Guard {
  return ({ context, url }, next) => {
    const session = context.get(sessionContext);
    if (!session) throw redirect(signInPath(url));
    const refusal = refusalPath(session, roles, elsewhere);
    if (refusal) throw redirect(refusal);
    return next();
  };
}

/** Lets a session pass in which a second factor was shown; others show it in the settings. Stands behind the role's guard. */
export const requireSecondFactor: Guard = ({ context }, next) => {
  if (context.get(sessionContext)?.aal !== "aal2")
    throw redirect("/profile/settings?panel=security&need=admin");
  return next();
};

/** Where a signed-in person without the roles belongs (specification, Guards); null when they may pass. */
export function refusalPath(
  session: SessionView,
  roles: readonly Role[],
  elsewhere = "/unauthorized",
): string | null {
  const refusals = roles.map((role) =>
    role === "vendor" ? vendorRefusal(session) : roleRefusal(session, role),
  );
  if (refusals.includes(null)) return null;
  return refusals.find((path) => path !== undefined) ?? elsewhere;
}

/** Null: may pass. Undefined: there is no better place than elsewhere. */
type Refusal = string | null | undefined;

const roleRefusal = ({ roles }: SessionView, role: Role): Refusal =>
  roles.includes(role) ? null : undefined;

function vendorRefusal({ vendor, roles }: SessionView): Refusal {
  if (!vendor) return "/vendor/register";
  if (!vendor.isApproved) return "/vendor/pending";
  return roles.includes("vendor") ? null : undefined;
}
