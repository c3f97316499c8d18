import { describe, expect, test } from "vitest";
import { type Answer, asText, call, type Input } from "./support/call.ts";
import { firstNamedBy } from "./support/callers.ts";
import { type ErrorBody, problemOf } from "./support/declared-errors.ts";
import { inTurns } from "./support/in-turns.ts";
import { withoutLimits } from "./support/open-shop.ts";
import { openSweep } from "./support/open-sweep.ts";
import { hasBody, type Procedure, pathFields, procedures } from "./support/procedures.ts";
import { makeWorld, validInput } from "./support/valid-input.ts";
import { type Spoiling, spoilings } from "./support/wrong-inputs.ts";

const sweep = openSweep();

/** Path fields are text, and so is everything in a query. */
function asSent(procedure: Procedure, input: unknown): unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return input;
  const inPath = pathFields(procedure);
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => {
        if (inPath.includes(key)) return [key, asText(value)];
        return [key, hasBody(procedure) || Array.isArray(value) ? value : asText(value).toWellFormed()];
      }),
  );
}

/** Text that the API parses as a number or a boolean if the schema requires one. */
const mayBeRead = (value: unknown) =>
  (typeof value === "string" && (value.trim() === "" || !Number.isNaN(Number(value)))) ||
  ["true", "false", "on", "off"].includes(String(value));

/** Whether the schema rejects what was sent, so that the only right response is a 400. */
function mustRefuse(procedure: Procedure, spoilt: unknown, { path }: Spoiling): boolean {
  const sent = asSent(procedure, spoilt);
  if (procedure.input.safeParse(sent).success) return false;
  return !mayBeRead(path.reduce((value, step) => (value as Input | undefined)?.[step] as Input, sent));
}

function judge(
  procedure: Procedure,
  spoilt: unknown,
  spoiling: Spoiling,
  answer: Answer,
): string | undefined {
  const inPath = pathFields(procedure).find((field) => field === spoiling.path[0]);
  // A path with a slash matches no route, and without its last step another procedure's.
  if (inPath && answer.status === 404 && (answer.body as ErrorBody)?.code === "NOT_FOUND") return undefined;
  if (inPath && asText((spoilt as Input)[inPath]).trim() === "") return undefined;
  const problem = problemOf(procedure, answer);
  if (problem) return problem;
  if (mustRefuse(procedure, spoilt, spoiling) && (answer.body as ErrorBody)?.code !== "BAD_REQUEST")
    return `the schema refuses it, the answer was ${answer.status}: ${answer.text.slice(0, 200)}`;
  return undefined;
}

async function expectUnknownRefused(procedure: Procedure, valid: Input, cookie: string): Promise<void> {
  const messages = new Set<string>();
  for (const language of ["en", "es", "pt"]) {
    const answer = await call(
      sweep.shop.url,
      procedure,
      { ...valid, surplus: "x" },
      `${cookie}; i18nextLng=${language}`,
      sweep.shop.askInProcess,
    );
    const body = answer.body as ErrorBody & { data: { issues: { path: string; message: string }[] } };
    expect(body).toMatchObject({ defined: true, code: "BAD_REQUEST", status: 400 });
    expect(body.data.issues.length).toBeGreaterThan(0);
    messages.add(body.message);
  }
  expect(messages.size).toBe(3);
}

describe.each(procedures)("$name", (procedure) => {
  test("refuses an unknown field by name, in any language, and responds to every invalid input with a declared error", async () => {
    const { person, cookie } = sweep.callers[firstNamedBy(procedure.rule)];
    const valid = await validInput(procedure, await makeWorld(withoutLimits(sweep.market.infra), person));
    await expectUnknownRefused(procedure, valid, cookie);
    const ways = spoilings(procedure.schema).filter(({ path }) => path.length > 0);
    const problems = await inTurns(ways, async (way) => {
      const spoilt = way.apply(valid);
      const answer = await call(sweep.shop.url, procedure, spoilt, cookie, sweep.shop.askInProcess);
      const problem = judge(procedure, spoilt, way, answer);
      return problem && `${way.name}: ${problem}`;
    });
    expect(problems.filter(Boolean)).toEqual([]);
    // Hundreds of calls, and those of a password's procedure are slow.
  }, 120_000);
});
