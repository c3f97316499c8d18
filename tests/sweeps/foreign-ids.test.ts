import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { call } from "./support/call.ts";
import { firstNamedBy, namedBy, type SignedInKind, signedInKinds } from "./support/callers.ts";
import { expectAccepted, expectCode, problemOf } from "./support/declared-errors.ts";
import { idFields, replaceAt } from "./support/id-fields.ts";
import { withoutLimits } from "./support/open-shop.ts";
import { openSweep } from "./support/open-sweep.ts";
import { type Procedure, procedures } from "./support/procedures.ts";
import { makeWorld, validInput } from "./support/valid-input.ts";

const sweep = openSweep();

const withIds = procedures.filter((procedure) => idFields(procedure).length > 0);
const withPrivateIds = withIds.filter(
  (procedure) => procedure.rule !== "admin" && idFields(procedure).some((field) => field.isPrivate),
);

const ownInput = async (procedure: Procedure, owner: SignedInKind) =>
  validInput(procedure, await makeWorld(withoutLimits(sweep.market.infra), sweep.callers[owner].person));

test("there are procedures that take private ids", () => {
  expect(withPrivateIds.length).toBeGreaterThan(3);
});

describe.each(withPrivateIds)("$name", (procedure) => {
  const owner = firstNamedBy(procedure.rule);
  const others = signedInKinds.filter((kind) => kind !== owner && namedBy[procedure.rule].includes(kind));
  // There is one enterprise among the callers; it doesn't find another's data.
  const strangers = others.length > 0 ? others : [owner];
  test.each(strangers)(`another user's thing is not found by: %s`, async (kind) => {
    const whose = kind === owner ? "another vendor" : owner;
    const input = await ownInput(procedure, whose);
    expectCode(
      await call(sweep.shop.url, procedure, input, sweep.callers[kind].cookie),
      404,
      "NOT_FOUND",
      procedure.name,
    );
    if (whose !== owner) return;
    // It existed all along, unchanged.
    const own = await call(sweep.shop.url, procedure, input, sweep.callers[owner].cookie);
    expectAccepted(procedure, own);
  });
});

describe.each(withIds)("$name", (procedure) => {
  const strangers: Record<string, () => string> = {
    nil: () => "00000000-0000-0000-0000-000000000000",
    random: randomUUID,
    "a person's": () => sweep.callers.admin.person.userId,
  };
  test.each(Object.keys(strangers))("an id that names nothing: %s", async (kind) => {
    const asked = firstNamedBy(procedure.rule);
    const input = await ownInput(procedure, asked);
    for (const field of idFields(procedure)) {
      const id = strangers[kind]!();
      const answer = await call(
        sweep.shop.url,
        procedure,
        replaceAt(input, field.path, id),
        sweep.callers[asked].cookie,
      );
      expect(problemOf(procedure, answer)).toBeUndefined();
      if (field.isPrivate) expectCode(answer, 404, "NOT_FOUND", procedure.name);
    }
  });
});
