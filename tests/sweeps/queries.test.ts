import { describe, expect, test } from "vitest";
import { send, splitPath } from "./support/call.ts";
import { firstNamedBy } from "./support/callers.ts";
import { type ErrorBody, problemOf } from "./support/declared-errors.ts";
import { inTurns } from "./support/in-turns.ts";
import { withoutLimits } from "./support/open-shop.ts";
import { openSweep } from "./support/open-sweep.ts";
import { hasBody, type Procedure, procedures } from "./support/procedures.ts";
import { makeWorld, validInput } from "./support/valid-input.ts";

const sweep = openSweep();

const reads = procedures.filter((procedure) => !hasBody(procedure));
const fieldsOf = ({ schema, path }: Procedure) =>
  Object.keys(schema.properties ?? {}).filter((field) => !path.includes(`{${field}}`));

/** Ways to write a query field that none of our forms use. */
const writings: Record<string, (field: string) => string> = {
  "the key twice": (field) => `${field}=1&${field}=2`,
  "an array": (field) => `${field}[]=1&${field}[]=2`,
  "an index": (field) => `${field}[0]=1&${field}[9999999]=2`,
  "an object": (field) => `${field}[a]=1&${field}[b][c]=2`,
  "the prototype": (field) => `${field}[__proto__][polluted]=1&__proto__[polluted]=1`,
  "the constructor": (field) => `${field}[constructor][prototype][polluted]=1`,
  "deep brackets": (field) => `${field}${"[a]".repeat(2_000)}=1`,
  "brackets that do not close": (field) => `${field}[=1&${field}]=2&[${field}=3`,
  "no value": (field) => field,
  "an empty value": (field) => `${field}=`,
  "a null byte": (field) => `${field}=%00`,
  "broken encoding": (field) => `${field}=%E0%A4%A&%=%`,
  "not UTF-8": (field) => `${field}=%ff%fe`,
  "an encoded key": (field) => `%${field.charCodeAt(0).toString(16)}${field.slice(1)}=%31`,
  "a plus": (field) => `${field}=a+b%2Bc`,
  "a long value": (field) => `${field}=${"x".repeat(8_000)}`,
  // As often as a request's header may contain.
  "hundreds of times": (field) =>
    Array.from({ length: Math.floor(12_000 / (field.length + 5)) }, (_, i) => `${field}=${i}`).join("&"),
};

describe.each(reads)("$name", (procedure) => {
  test("responds to a query in any writing with a declared error", async () => {
    const { person, cookie } = sweep.callers[firstNamedBy(procedure.rule)];
    const world = await makeWorld(withoutLimits(sweep.market.infra), person);
    const { path } = splitPath(procedure, await validInput(procedure, world));
    const tries = [...fieldsOf(procedure), "surplus"].flatMap((field) =>
      Object.keys(writings).map((name) => ({ field, name })),
    );
    const problems = await inTurns(tries, async ({ field, name }) => {
      const url = `${sweep.shop.url}${path}?${writings[name]!(field)}`;
      const answer = await send(url, { cookie }, sweep.shop.askInProcess);
      const isRefused = field !== "surplus" || (answer.body as ErrorBody).code === "BAD_REQUEST";
      const problem = problemOf(procedure, answer) ?? (isRefused ? undefined : "it is not refused");
      return problem && `${name} of ${field}: ${problem}`;
    });
    expect(problems.filter(Boolean)).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
