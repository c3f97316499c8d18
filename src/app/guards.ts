import { type MiddlewareFunction, redirect } from "react-router";
import type { SessionView } from "#domains/accounts/contract.ts";
import type { Role } from "#kernel/callers.ts";
import { sessionContext } from "./context.ts";
import { signInPath } from "./sign-in-path.ts";

type Guard = MiddlewareFunction<Response>;

/** Where signing in leads back to: only a path of this site, never an address that someone else put into the link. */
export function safeReturnPath(from: string | null | undefined): string {
  if (!from?.startsWith("/") || from.startsWith("//") || from.includes("\\")) return "/";
  const url = new URL(from, "http://site.invalid");
  if (url.host !== "site.invalid" || url.pathname === "/auth") return "/";
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Lets signed-in people pass; sends others to sign in and back. */
export const requireSignedIn: Guard = ({ context, url }, next) => {
  if (!context.get(sessionContext)) throw redirect(signInPath(url));
  return next();
};

/** Lets holders of a role pass; an approved vendor record too where the role is vendor. */
export function requireRole(role: Role): Guard {
  return ({ context, url }, next) => {
    const session = context.get(sessionContext);
    if (!session) throw redirect(signInPath(url));
    const elsewhere = refusalPath(session, role);
    if (elsewhere) throw redirect(elsewhere);
    return next();
  };
}

/** Where a signed-in person without the role belongs (specification, Guards); null when they may pass. */
export function refusalPath(session: SessionView, role: Role): string | null {
  if (role !== "vendor") return session.roles.includes(role) ? null : "/unauthorized";
  if (!session.vendor) return "/vendor/register";
  if (!session.vendor.isApproved) return "/vendor/pending";
  return session.roles.includes("vendor") ? null : "/unauthorized";
}
