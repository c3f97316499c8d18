import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { call, type Input } from "./support/call.ts";
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

const ask = (procedure: Procedure, input: unknown, kind: SignedInKind) =>
  call(sweep.shop.url, procedure, input, sweep.callers[kind].cookie, sweep.shop.askInProcess);

test("there are procedures that take private ids", () => {
  expect(withPrivateIds.length).toBeGreaterThan(3);
});

describe.each(withPrivateIds)("$name", (procedure) => {
  const owner = firstNamedBy(procedure.rule);
  const others = signedInKinds.filter((kind) => kind !== owner && namedBy[procedure.rule].includes(kind));
  // There is one enterprise among the callers; it doesn't find another's data.
  if (others.length === 0)
    // There is one enterprise among the callers; it doesn't find another's data.
    test("another user's thing is not found", async () => {
      const input = await ownInput(procedure, "another vendor");
      expectCode(await ask(procedure, input, owner), 404, "NOT_FOUND", procedure.name);
    });
  else
    test("a thing is found by its owner, and by nobody else", async () => {
      const input = await ownInput(procedure, owner);
      for (const kind of others)
        expectCode(await ask(procedure, input, kind), 404, "NOT_FOUND", `${procedure.name} by ${kind}`);
      // It existed all along, unchanged.
      expectAccepted(procedure, await ask(procedure, input, owner));
    });
});

describe.each(withIds)("$name", (procedure) => {
  const strangers: Record<string, () => string> = {
    nil: () => "00000000-0000-0000-0000-000000000000",
    random: randomUUID,
    "a person's": () => sweep.callers.admin.person.userId,
  };
  test("an id that names nothing is answered as declared, and a private one is not found", async () => {
    const asked = firstNamedBy(procedure.rule);
    let input: Input | undefined;
    for (const [kind, makeId] of Object.entries(strangers))
      for (const field of idFields(procedure)) {
        input ??= await ownInput(procedure, asked);
        const answer = await ask(procedure, replaceAt(input, field.path, makeId()), asked);
        expect(problemOf(procedure, answer), kind).toBeUndefined();
        if (field.isPrivate) expectCode(answer, 404, "NOT_FOUND", `${procedure.name}: ${kind} id`);
        // What was done once can't be done again.
        if (answer.status < 400) input = undefined;
      }
  });
});
