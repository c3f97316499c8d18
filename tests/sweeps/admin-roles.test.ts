import { beforeAll, describe, expect, test } from "vitest";
import { setAdminRole } from "#domains/accounts/server/set-admin-role.ts";
import { adminRoles } from "#kernel/permissions.ts";
import { call } from "./support/call.ts";
import { openSweep } from "./support/open-sweep.ts";
import { pathFields, procedures } from "./support/procedures.ts";
import { mayCall } from "./support/role-table.ts";

const sweep = openSweep();
const ofAdmins = procedures.filter(({ rule }) => rule === "admin");

test("the table names every procedure of administrators, and no other", () => {
  const named = Object.values(mayCall).flat();
  expect([...new Set(named)].sort()).toEqual(ofAdmins.map(({ name }) => name).sort());
});

describe.each(adminRoles)("an administrator of the role '%s'", (role) => {
  beforeAll(() => setAdminRole(sweep.market.infra.db, sweep.callers.admin.person.userId, role));

  test.each(ofAdmins)("$name", async (procedure) => {
    const input = Object.fromEntries(["unheardOf", ...pathFields(procedure)].map((name) => [name, "x"]));
    const answer = await call(sweep.shop.url, procedure, input, sweep.callers.admin.cookie);
    // Whoever is admitted hears of the input.
    const expected = mayCall[role].includes(procedure.name) ? 400 : 403;
    expect([procedure.name, answer.status]).toEqual([procedure.name, expected]);
  });
});
