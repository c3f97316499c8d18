import { expect } from "vitest";
import type { Answer } from "./call.ts";
import { expectedAnswers } from "./expected-answers.ts";
import type { Procedure } from "./procedures.ts";

export type ErrorBody = { code: string; status: number; message: string; data?: unknown; defined?: boolean };

/** Internal details that no response may contain. */
const inside =
  /\bat [\w.<>]+ \(|node_modules|\/src\/|\.(ts|tsx|mjs):\d+|select .+ from |insert into|violates|syntax error/i;

/** What is wrong with a response: undeclared error, wrong status, internal details. Undefined if it is fine. */
export function problemOf(procedure: Procedure, answer: Answer): string | undefined {
  if (inside.test(answer.text) && answer.status >= 400)
    return `shows the inside: ${answer.text.slice(0, 300)}`;
  if (answer.status < 400) return undefined;
  const body = answer.body as ErrorBody | undefined;
  const declared = body && procedure.errors.get(body.code);
  if (declared === undefined) return `${answer.status} is not declared: ${answer.text.slice(0, 300)}`;
  if (declared !== answer.status || body!.status !== answer.status)
    return `${body!.code} came as ${answer.status}, declared as ${declared}`;
  if (!body!.message || body!.message.length >= 200) return `message unfit to show: ${body!.message}`;
  return undefined;
}

export function expectCode(answer: Answer, status: number, code: string, what: string): void {
  expect({ what, status: answer.status, code: (answer.body as ErrorBody | undefined)?.code }).toEqual({
    what,
    status,
    code,
  });
}

/** The same as a sentence, for sweeps that name every response that is wrong. */
export function wrongCode(
  { status, text, body }: Answer,
  expected: number,
  code: string,
): string | undefined {
  if (status === expected && (body as ErrorBody | undefined)?.code === code) return undefined;
  return `${status} instead of ${expected} ${code}: ${text.slice(0, 200)}`;
}

/**
 * Expects that a valid input was accepted; or, where the sweep can't complete it, that only the known part was
 * missing.
 */
export function expectAccepted({ name }: Procedure, answer: Answer): void {
  const { orFine, ...expected } = expectedAnswers[name] ?? { status: 0 };
  const { status, code } = { status: answer.status, code: (answer.body as ErrorBody | undefined)?.code };
  if (orFine && answer.status < 300) return;
  if (expected.status) expect({ name, status, code }).toEqual({ name, code: undefined, ...expected });
  else expect(status, `${name}: ${answer.text}`).toBeLessThan(300);
}
