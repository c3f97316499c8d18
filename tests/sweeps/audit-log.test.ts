import { randomUUID } from "node:crypto";
import { desc, gt } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { listAuditDifferences } from "#domains/audit/server/audit-differences.ts";
import { getAuditHead } from "#domains/audit/server/get-audit-head.ts";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { shipParcel } from "#domains/orders/server/ship-parcel.ts";
import { dispute, sellTwo } from "../support/disputed-orders.ts";
import { contextFor } from "../support/market-people.ts";
import { deliver, openSeedVendor } from "../support/sell-and-pay-out.ts";
import { call } from "./support/call.ts";
import { expectAccepted } from "./support/declared-errors.ts";
import { expectedAnswers } from "./support/expected-answers.ts";
import { idFields, replaceAt } from "./support/id-fields.ts";
import { parcelOf } from "./support/make-parcel.ts";
import { withoutLimits } from "./support/open-shop.ts";
import { openSweep } from "./support/open-sweep.ts";
import { ownOnly } from "./support/own-only.ts";
import { hasBody, type Procedure, procedures } from "./support/procedures.ts";
import { makeWorld, validInput } from "./support/valid-input.ts";

const sweep = openSweep();
const kinds = { admin: "admin", vendor: "vendor", enterprise: "enterprise vendor" } as const;
type Rule = keyof typeof kinds;
const writing = (...rules: Rule[]) =>
  procedures.filter((procedure) => rules.includes(procedure.rule as Rule) && hasBody(procedure));
const ofAdministrators = writing("admin");
const ofVendors = writing("vendor", "enterprise");

/** The provider knows nothing of the sweep's disputes, and its vendors have no balance: here they do. */
const completed: Record<string, Record<string, unknown>> = {};
beforeAll(async () => {
  const { market } = sweep;
  const disputed = async () => (await dispute(market, (await sellTwo(market)).orderId)).id;
  completed["disputes.answerDispute"] = { disputeId: await disputed(), statement: "It arrived." };
  completed["disputes.acceptDispute"] = { disputeId: await disputed() };
  const { vendorId, sellOne } = await openSeedVendor(market, { hasAccount: false });
  await deliver(market, await sellOne());
  const payout = { vendorId, payoutId: randomUUID(), amountCents: 1_000, note: "Wire 4711" };
  completed["payouts.recordManualPayout"] = payout;
});

/**
 * The sweep's job ids lead nowhere, so nothing is changed; `dead-letters.test.ts` finds the entry. A test mail goes to the
 * administrator alone. A simulation only reads.
 */
const changesNothing = new Set([
  "checkout.simulatePlatformPromotion",
  "moderation.retryDeadLetters",
  "mails.sendTestMail",
]);

const head = async () => (await getAuditHead(sweep.market.infra.db)).position;
const entriesAfter = (position: number) =>
  sweep.market.infra.db
    .select()
    .from(auditEntries)
    .where(gt(auditEntries.position, position))
    .orderBy(desc(auditEntries.position));
const callerOf = ({ rule }: Procedure) => sweep.callers[kinds[rule as Rule]];
const ownInput = async (procedure: Procedure) =>
  completed[procedure.name] ??
  validInput(procedure, await makeWorld(withoutLimits(sweep.market.infra), callerOf(procedure).person));

async function expectRecorded(procedure: Procedure): Promise<void> {
  const { person, cookie } = callerOf(procedure);
  const input = await ownInput(procedure);
  const before = await head();
  const answer = await call(sweep.shop.url, procedure, input, cookie);
  if (completed[procedure.name]) expect(answer.status, answer.text).toBe(200);
  else expectAccepted(procedure, answer);
  const entries = await entriesAfter(before);
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.map(({ actorId }) => actorId)).toEqual(entries.map(() => person.userId));
  expect(new Set(entries.map(({ requestId }) => requestId)).size).toBe(1);
  expect(entries[0]!.addressDigest).not.toBeNull();
  const repeated = await call(sweep.shop.url, procedure, withUnknownIds(procedure, input), cookie);
  if (repeated.status >= 400) expect(await head()).toBe(before + entries.length);
}

function withUnknownIds(procedure: Procedure, input: unknown) {
  const unknown = "00000000-0000-0000-0000-000000000000";
  return idFields(procedure).reduce((made, { path }) => replaceAt(made, path, unknown), input);
}

test("administrators and vendors change something in many ways, each of which is completed here", () => {
  expect(ofAdministrators.length).toBeGreaterThan(25);
  expect(ofVendors.length).toBeGreaterThan(40);
  const open = ofAdministrators.filter(({ name }) => expectedAnswers[name]).map(({ name }) => name);
  expect(open.filter((name) => !completed[name])).toEqual([]);
  const names = ofVendors.map(({ name }) => name);
  expect(Object.keys(ownOnly).filter((name) => !names.includes(name))).toEqual([]);
});

describe.each(ofAdministrators.filter(({ name }) => !changesNothing.has(name)))("$name", (procedure) => {
  test("what an administrator changes is in the log, and what failed is not", () =>
    expectRecorded(procedure));
});

describe.each(ofVendors.filter(({ name }) => !ownOnly[name]))("$name", (procedure) => {
  test("what a vendor changes of others' is in the log, and what failed is not", () =>
    expectRecorded(procedure));
});

describe.each(ofVendors.filter(({ name }) => ownOnly[name]))("$name", (procedure) => {
  test("has no entry, as the list of what is a vendor's own says", async () => {
    const input = await ownInput(procedure);
    const before = await head();
    expectAccepted(procedure, await call(sweep.shop.url, procedure, input, callerOf(procedure).cookie));
    expect(await entriesAfter(before)).toEqual([]);
  });
});

test("fifty parcels sent at the same time have fifty entries, one after the other", async () => {
  const { person } = sweep.callers.vendor;
  const infra = withoutLimits(sweep.market.infra);
  const { vendor, userId } = person;
  const sent = await Promise.all(
    Array.from({ length: 50 }, () => parcelOf({ infra, vendorId: vendor!.id, owner: person })),
  );
  const before = await head();
  const shipments = sent.map(({ parcelId }) => ({ parcelId, carrier: "UPS", trackingNumber: "1Z999" }));
  await Promise.all(shipments.map((shipment) => shipParcel(contextFor(infra, person), shipment)));
  const entries = await entriesAfter(before);
  expect(entries.map(({ position }) => position)).toEqual(
    Array.from({ length: 50 }, (_, index) => before + 50 - index),
  );
  expect(new Set(entries.map(({ subjectId }) => subjectId))).toEqual(
    new Set(sent.map(({ parcelId }) => parcelId)),
  );
  expect(entries[0]).toMatchObject({ action: "parcel.ship", actorId: userId, ownerId: userId });
});

test("after all of it the chain is whole", async () => {
  expect(await head()).toBeGreaterThan(75);
  expect(await listAuditDifferences(sweep.market.infra.db)).toEqual([]);
});
