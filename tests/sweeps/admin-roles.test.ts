import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { adminRoles } from "#kernel/permissions.ts";
import { call } from "./support/call.ts";
import { openSweep } from "./support/open-sweep.ts";
import { procedures } from "./support/procedures.ts";
import { mayCall } from "./support/role-table.ts";

const sweep = openSweep();
const ofAdmins = procedures.filter(({ rule }) => rule === "admin");

test("the table names every procedure of administrators, and no other", () => {
  const named = Object.values(mayCall).flatMap((names) => names);
  expect([...new Set(named)].sort()).toEqual(ofAdmins.map(({ name }) => name).sort());
});

describe.each(adminRoles)("an administrator of the role '%s'", (role) => {
  test.each(ofAdmins)("$name", async (procedure) => {
    const { person, cookie } = sweep.callers.admin;
    await sweep.market.infra.db
      .update(userRoles)
      .set({ adminRole: role })
      .where(eq(userRoles.userId, person.userId));
    const answer = await call(sweep.shop.url, procedure, { unheardOf: "x" }, cookie);
    // Whoever is admitted hears of the input.
    const expected = mayCall[role].includes(procedure.name) ? 400 : 403;
    expect([procedure.name, answer.status]).toEqual([procedure.name, expected]);
  });
});
