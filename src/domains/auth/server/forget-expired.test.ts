import { afterAll, beforeAll, expect, test } from "vitest";
import { emails } from "#platform/email/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { addPerson } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { listJobHandlers } from "../../../server/job-handlers.ts";
import { sessions, verifications } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market?.close());

test("expired rows are deleted, valid ones stay", async () => {
  const { infra } = market;
  const { db, clock } = infra;
  const at = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
  const { userId } = await addPerson(infra);
  const ends = { over: at(-1.1), open: at(1) };
  for (const [name, expiresAt] of Object.entries(ends)) {
    await db.insert(sessions).values({ userId, token: name, expiresAt });
    await db.insert(verifications).values({ identifier: name, value: userId, expiresAt });
    await db.insert(rateLimits).values({ key: name, points: 1, expire: expiresAt.getTime() });
  }
  const mail = { recipient: "ada@people.example", language: "en", subject: "s", html: "h", text: "t" };
  await db.insert(emails).values([
    { ...mail, onceKey: "over", sentAt: at(-91) },
    { ...mail, onceKey: "open", sentAt: at(-89) },
    { ...mail, onceKey: "unsent", createdAt: at(-99) },
  ]);
  for (const { job, handle } of listJobHandlers(infra.config))
    if (job.name.startsWith("forget-")) await handle(infra, {} as never);
  expect((await db.select().from(sessions)).map(({ token }) => token)).toEqual(["open"]);
  expect((await db.select().from(verifications)).map(({ identifier }) => identifier)).toEqual(["open"]);
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(["open"]);
  expect((await db.select().from(emails)).map(({ onceKey }) => onceKey).sort()).toEqual(["open", "unsent"]);
});
