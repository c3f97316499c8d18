import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "#platform/rpc/context.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { listSessions } from "./list-sessions.ts";
import { revokeSession } from "./revoke-session.ts";
import { refreshTokens, sessions } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market?.close());

type Extra = Partial<typeof sessions.$inferInsert>;
const hour = 3_600_000;
const fromNow = (milliseconds: number) => new Date(market.clock.now().getTime() + milliseconds);

async function addSession({ userId }: Person, extra: Extra = {}): Promise<string> {
  const token = crypto.randomUUID();
  const [row] = await market.infra.db
    .insert(sessions)
    .values({ userId, token, expiresAt: fromNow(hour), ...extra })
    .returning({ id: sessions.id });
  return row!.id;
}

async function addSignedIn(): Promise<Person> {
  const person = await addPerson(market.infra);
  await addSession(person, { id: person.session.id, updatedAt: fromNow(-hour) });
  return person;
}

test("lists one's own open sessions, this one first, then by last activity, without secrets", async () => {
  const person = await addSignedIn();
  const phone = await addSession(person, {
    userAgent: "A telephone",
    ipAddress: "203.0.113.9",
    updatedAt: fromNow(-60_000),
  });
  const tablet = await addSession(person, { updatedAt: fromNow(-30_000) });
  await addSession(person, { expiresAt: fromNow(0) });
  await addSession(await addSignedIn());
  const { items } = await listSessions(contextFor(market.infra, person));
  expect(items).toMatchObject([
    { id: person.session.id, userAgent: null, ipAddress: null, isCurrent: true },
    { id: tablet, isCurrent: false },
    { id: phone, userAgent: "A telephone", ipAddress: "203.0.113.9", isCurrent: false },
  ]);
  for (const item of items) expect(Object.keys(item)).not.toContain("token");
});

test("no more than a hundred are listed", async () => {
  const person = await addSignedIn();
  for (let count = 0; count < 100; count++) await addSession(person);
  const { items } = await listSessions(contextFor(market.infra, person));
  expect([items.length, items[0]!.isCurrent]).toEqual([100, true]);
});

test("a session is ended by its own person alone, once, and its refresh tokens with it", async () => {
  const person = await addSignedIn();
  const id = await addSession(person);
  await market.infra.db.insert(refreshTokens).values({ sessionId: id, tokenHash: crypto.randomUUID() });
  const ofStranger = contextFor(market.infra, await addSignedIn());
  await expect(revokeSession(ofStranger, { session_id: id })).rejects.toThrow("NOT_FOUND");
  await revokeSession(contextFor(market.infra, person), { session_id: id });
  const left = await market.infra.db.$count(refreshTokens, eq(refreshTokens.sessionId, id));
  expect([left, (await listSessions(contextFor(market.infra, person))).items.length]).toEqual([0, 1]);
  await expect(revokeSession(contextFor(market.infra, person), { session_id: id })).rejects.toThrow(
    "NOT_FOUND",
  );
});
