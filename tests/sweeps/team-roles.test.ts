import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { vendorMembers } from "#domains/vendors/server/tables.ts";
import { teamRoles } from "#kernel/permissions.ts";
import { addMember } from "../support/market-people.ts";
import { call } from "./support/call.ts";
import { openSession } from "./support/open-session.ts";
import { openSweep } from "./support/open-sweep.ts";
import { pathFields, procedures } from "./support/procedures.ts";
import { teamMayCall } from "./support/team-table.ts";

const sweep = openSweep();
const ofVendors = procedures.filter(({ rule }) => rule === "vendor" || rule === "enterprise");

/** A call whose input is invalid: who is admitted hears of the input, who is not learns nothing of it. */
const statusOf = async (procedure: (typeof ofVendors)[number], cookie: string) => {
  const input = Object.fromEntries(["unheardOf", ...pathFields(procedure)].map((name) => [name, "x"]));
  return (await call(sweep.shop.url, procedure, input, cookie)).status;
};

test("the table names every procedure of vendors, and no other", () => {
  expect([...teamMayCall.owner].sort()).toEqual(ofVendors.map(({ name }) => name).sort());
});

describe.each(teamRoles)("in an enterprise vendor's team, the role '%s'", (role) => {
  let cookie: string;
  beforeAll(async () => {
    const { infra } = sweep.market;
    const owner = sweep.callers["enterprise vendor"].person;
    const { userId } = role === "owner" ? owner : await addMember(infra, owner.vendor!, role);
    cookie = await openSession(infra, userId);
  });

  test.each(ofVendors)("$name", async (procedure) => {
    const expected = teamMayCall[role].includes(procedure.name) ? 400 : 403;
    expect([procedure.name, await statusOf(procedure, cookie)]).toEqual([procedure.name, expected]);
  });
});

describe("somebody who was removed from a team", () => {
  let cookie: string;
  beforeAll(async () => {
    const { infra } = sweep.market;
    const shop = sweep.callers["enterprise vendor"].person.vendor!;
    const { userId } = await addMember(infra, shop, "manager");
    cookie = await openSession(infra, userId);
    // The role of a vendor alone opens nothing.
    await infra.db.delete(vendorMembers).where(eq(vendorMembers.userId, userId));
  });

  test.each(ofVendors)("is refused: $name", async (procedure) => {
    expect(await statusOf(procedure, cookie)).toBe(403);
  });
});
