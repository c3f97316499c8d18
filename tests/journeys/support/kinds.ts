import { createHmac, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Cookie } from "@playwright/test";
import { askMarket, dataDir } from "./market.ts";
import { newEmail } from "./shopper.ts";

export const kinds = [
  "visitor",
  "half signed in",
  "buyer",
  "pending vendor",
  "approved vendor",
  "enterprise vendor",
  "admin without a second factor",
  "admin",
] as const;
export type Kind = (typeof kinds)[number];

type Known = { userId: string; vendorId: string | null; cookie: string };

const vendors: Partial<Record<Kind, { plan: string; isApproved: boolean }>> = {
  "pending vendor": { plan: "freemium", isApproved: false },
  "approved vendor": { plan: "freemium", isApproved: true },
  "enterprise vendor": { plan: "enterprise", isApproved: true },
};

/** A person of the kind with a session of their own, straight in the database: no sign-in is counted. */
export async function addKind(kind: Exclude<Kind, "visitor">): Promise<Known> {
  const [user] = await askMarket<{ id: string }>(
    "insert into users (name, email, email_verified) values ('Ada Brown', $1, true) returning id",
    [newEmail(kind.replaceAll(" ", "-"))],
  );
  const userId = user!.id;
  const vendor = vendors[kind];
  const vendorId = vendor ? await addVendorOf(userId, vendor.plan, vendor.isApproved) : null;
  if (kind.startsWith("admin")) await grant(userId, "admin");
  if (kind === "half signed in")
    await askMarket(
      "insert into factors (user_id, friendly_name, factor_type, phone, status) values ($1, 'Phone', 'phone', '+12025550199', 'verified')",
      [userId],
    );
  return { userId, vendorId, cookie: await openSession(userId, kind === "admin" ? "aal2" : "aal1") };
}

export async function addVendorOf(userId: string, plan: string, isApproved: boolean): Promise<string> {
  const [vendor] = await askMarket<{ id: string }>(
    `insert into vendors (user_id, company_name, description, country, phone_number, business_type, plan_type, is_approved, agreed_to_terms_at)
     values ($1, 'Finca Guardada', 'Small lots.', 'CO', '+573001234567', 'coffee_farm', $2, $3, now()) returning id`,
    [userId, plan, isApproved],
  );
  await grant(userId, "vendor");
  return vendor!.id;
}

export async function grant(userId: string, role: "vendor" | "admin"): Promise<void> {
  await askMarket("insert into user_roles (user_id, role) values ($1, $2)", [userId, role]);
}

export async function revoke(userId: string, role: "vendor" | "admin"): Promise<void> {
  await askMarket("delete from user_roles where user_id = $1 and role = $2", [userId, role]);
}

/** Says to a person's open pages that their roles changed, as the server does. */
export async function publishRoleChange(userId: string): Promise<void> {
  await askMarket("select pg_notify('cafeto_live', $1)", [
    JSON.stringify({ userId, event: { type: "role" } }),
  ]);
}

async function openSession(userId: string, aal: "aal1" | "aal2"): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await askMarket(
    "insert into sessions (user_id, token, aal, expires_at) values ($1, $2, $3, now() + interval '1 hour')",
    [userId, token, aal],
  );
  const secret = fs.readFileSync(path.join(dataDir, "session-secret"), "utf8").trim();
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return encodeURIComponent(`${token}.${signature}`);
}

/** A session's value as a browser keeps it. */
export function cookieOf(
  { cookie }: Known,
  baseURL: string,
): Pick<Cookie, "name" | "value"> & { url: string } {
  return { name: "cafeto_session", value: cookie, url: baseURL };
}
