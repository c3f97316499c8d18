import type Stripe from "stripe";
import { z } from "zod";
import { makeId } from "../ids.ts";
import { nowInSeconds, type Sandbox } from "../sandbox.ts";
import { address, expand, id } from "../wire/read-params.ts";
import { getAccount } from "./account.ts";

/** What POST /v1/account_links takes here. */
export const createLinkParams = z.strictObject({
  account: id,
  type: z.enum(["account_onboarding"]),
  refresh_url: address,
  return_url: address,
  expand,
});

/** Until a link is opened, and from then on. Seconds. */
const patience = { toOpen: 5 * 60, opened: 60 * 60 };

export interface AccountLink {
  address: string;
  account: string;
  kind: "onboarding" | "dashboard";
  expires_at: number;
  is_opened: number;
  return_url: string;
  refresh_url: string;
}

/** Makes the address of an account's hosted form; it must be opened within five minutes. */
export function createAccountLink(
  sandbox: Sandbox,
  params: z.output<typeof createLinkParams>,
): Stripe.AccountLink {
  getAccount(sandbox, params.account);
  const { account, return_url: back, refresh_url: refresh } = params;
  const link = addLink(sandbox, { account, kind: "onboarding", return_url: back, refresh_url: refresh });
  const url = `${sandbox.publicUrl}/connect/${link.address}`;
  return { object: "account_link", created: link.created, expires_at: link.expires_at, url };
}

/** Makes the address of an account's own pages, for one visit. */
export function createLoginLink(sandbox: Sandbox, account: string): Stripe.LoginLink {
  getAccount(sandbox, account);
  const link = addLink(sandbox, { account, kind: "dashboard", return_url: "", refresh_url: "" });
  const url = `${sandbox.publicUrl}/connect/${link.address}`;
  return { object: "login_link", created: link.created, url };
}

function addLink(
  sandbox: Sandbox,
  link: Pick<AccountLink, "account" | "kind" | "return_url" | "refresh_url">,
): { address: string; created: number; expires_at: number } {
  const path = makeId("address");
  const created = nowInSeconds(sandbox);
  const expiresAt = created + patience.toOpen;
  sandbox.store.run(
    "INSERT INTO account_links (address, account, kind, expires_at, return_url, refresh_url) VALUES (?, ?, ?, ?, ?, ?)",
    path,
    link.account,
    link.kind,
    expiresAt,
    link.return_url,
    link.refresh_url,
  );
  return { address: path, created, expires_at: expiresAt };
}

/** A link by its address with whether it still works, or null. The first visit opens it for an hour. */
export function openAccountLink(
  sandbox: Sandbox,
  address: string,
): { link: AccountLink; isExpired: boolean } | null {
  const link = sandbox.store.find<AccountLink>("SELECT * FROM account_links WHERE address = ?", address);
  if (!link) return null;
  const now = nowInSeconds(sandbox);
  const isExpired = link.expires_at <= now;
  if (!isExpired && !link.is_opened) {
    const open = "UPDATE account_links SET is_opened = 1, expires_at = ? WHERE address = ?";
    sandbox.store.run(open, now + patience.opened, address);
  }
  return { link, isExpired };
}
