import { desc, gt } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listAuditDifferences } from "#domains/audit/server/audit-differences.ts";
import { getAuditHead } from "#domains/audit/server/get-audit-head.ts";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { call } from "./support/call.ts";
import { expectAccepted } from "./support/declared-errors.ts";
import { expectedAnswers } from "./support/expected-answers.ts";
import { idFields, replaceAt } from "./support/id-fields.ts";
import { withoutLimits } from "./support/open-shop.ts";
import { openSweep } from "./support/open-sweep.ts";
import { hasBody, procedures } from "./support/procedures.ts";
import { makeWorld, validInput } from "./support/valid-input.ts";

const sweep = openSweep();
const writing = procedures.filter((procedure) => procedure.rule === "admin" && hasBody(procedure));

/** What the sweep can't complete; the domains' own tests find their entries. */
const incomplete = new Set([
  "disputes.answerDispute",
  "disputes.acceptDispute",
  "payouts.recordManualPayout",
]);
/**
 * The sweep's job ids lead nowhere, so nothing is changed; `dead-letters.test.ts` finds the entry. A test mail goes to the
 * administrator alone.
 */
const changesNothing = new Set(["moderation.retryDeadLetters", "mails.sendTestMail"]);

const head = async () => (await getAuditHead(sweep.market.infra.db)).position;
const entriesAfter = (position: number) =>
  sweep.market.infra.db
    .select()
    .from(auditEntries)
    .where(gt(auditEntries.position, position))
    .orderBy(desc(auditEntries.position));
const ownInput = async (procedure: (typeof writing)[number]) =>
  validInput(procedure, await makeWorld(withoutLimits(sweep.market.infra), sweep.callers.admin.person));

test("administrators change something in many ways, of which few can't be completed here", () => {
  expect(writing.length).toBeGreaterThan(25);
  const open = writing.filter(({ name }) => expectedAnswers[name]).map(({ name }) => name);
  expect(open.filter((name) => !incomplete.has(name))).toEqual([]);
});

describe.each(writing.filter(({ name }) => !changesNothing.has(name)))("$name", (procedure) => {
  test("what an administrator changes is in the log, and what failed is not", async () => {
    const input = await ownInput(procedure);
    const before = await head();
    const answer = await call(sweep.shop.url, procedure, input, sweep.callers.admin.cookie);
    expectAccepted(procedure, answer);
    const entries = await entriesAfter(before);
    if (incomplete.has(procedure.name)) return expect(entries).toEqual([]);
    expect(entries.length).toBeGreaterThan(0);
    const { userId } = sweep.callers.admin.person;
    expect(entries.map(({ actorId }) => actorId)).toEqual(entries.map(() => userId));
    expect(new Set(entries.map(({ requestId }) => requestId)).size).toBe(1);
    expect(entries[0]!.addressDigest).not.toBeNull();
    const repeated = await call(sweep.shop.url, procedure, withUnknownIds(input), sweep.callers.admin.cookie);
    if (repeated.status >= 400) expect(await head()).toBe(before + entries.length);
  });

  function withUnknownIds(input: unknown) {
    const unknown = "00000000-0000-0000-0000-000000000000";
    return idFields(procedure).reduce((made, { path }) => replaceAt(made, path, unknown), input);
  }
});

test("after all of it the chain is whole", async () => {
  expect(await head()).toBeGreaterThan(25);
  expect(await listAuditDifferences(sweep.market.infra.db)).toEqual([]);
});
