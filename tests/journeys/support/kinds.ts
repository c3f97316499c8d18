import type { PlanType } from "#domains/plans/plan-table.ts";
import type { Person } from "#platform/rpc/context.ts";
import { addPerson, addShop } from "../../support/market-people.ts";
import { openMarket } from "./market.ts";
import { sessionCookieOf } from "./people.ts";
import { addTelephone } from "./second-factor.ts";

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

type Cookie = Awaited<ReturnType<typeof sessionCookieOf>>;
type Known = Person & { cookie: Cookie };

const shops: Partial<Record<Kind, { planType: PlanType; isApproved: boolean }>> = {
  "pending vendor": { planType: "freemium", isApproved: false },
  "approved vendor": { planType: "freemium", isApproved: true },
  "enterprise vendor": { planType: "enterprise", isApproved: true },
};

/** A person of the kind with a session of their own: no sign-in is counted. */
export async function addKind(kind: Exclude<Kind, "visitor">, url: string): Promise<Known> {
  const market = await openMarket();
  const shop = shops[kind];
  const isAdmin = kind.startsWith("admin");
  const person = await addPerson(market, {
    name: "Ada Brown",
    roles: isAdmin ? ["admin"] : shop ? ["vendor"] : [],
  });
  if (kind === "half signed in") await addTelephone(person);
  const vendor = shop ? await addShop(market, person, { companyName: "Finca Guardada", ...shop }) : null;
  return {
    ...person,
    vendor,
    cookie: await sessionCookieOf(person, url, kind === "admin" ? "aal2" : "aal1"),
  };
}
