import { afterAll, beforeAll, expect, test } from "vitest";
import { grantRole } from "#domains/accounts/server/grant-role.ts";
import { changeMemberRole } from "#domains/team/server/change-member-role.ts";
import { removeMember } from "#domains/team/server/remove-member.ts";
import { addMember, addPerson, addVendor, contextFor } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { post } from "./support/auth-client.ts";
import { openSession } from "./support/open-session.ts";
import { openShop, type Shop } from "./support/open-shop.ts";

let market: TestMarket;
let shop: Shop;
const leaving = new AbortController();
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  shop = await openShop(market.infra);
});
afterAll(async () => {
  leaving.abort();
  await shop?.close();
  await market?.close();
});

const open = (cookie: string) =>
  fetch(`${shop.url}/realtime/v1/events`, { headers: { cookie }, signal: leaving.signal });

/** Opens a stream, and returns how long it lasted once it ends. */
async function follow(cookie: string): Promise<{ status: number; ended: Promise<number> }> {
  const answer = await open(cookie);
  const ended = (async () => {
    const reader = answer.body!.getReader();
    while (!(await reader.read()).done);
    return performance.now();
  })();
  ended.catch(() => {});
  return { status: answer.status, ended };
}

test("a stream ends within five seconds of its session, its user's roles or a ban, and no other does", async () => {
  const { infra } = market;
  const [leaves, banned, promoted, stays] = await Promise.all([0, 1, 2, 3].map(() => addPerson(infra)));
  const admin = await addPerson(infra, { roles: ["admin", "vendor"] });
  const asAdmin = await openSession(infra, admin.userId, { aal: "aal2" });
  const cookies = await Promise.all(
    [leaves!, leaves!, banned!, promoted!, stays!].map(({ userId }) => openSession(infra, userId)),
  );
  const streams = await Promise.all([...cookies, asAdmin].map(follow));
  expect(streams.map(({ status }) => status)).toEqual(Array(6).fill(200));

  const started = performance.now();
  await post(shop.url, "/logout?scope=global", {}, { cookie: cookies[0]! });
  const ban = { cookie: asAdmin, method: "PUT" };
  await post(shop.url, `/admin/users/${banned!.userId}`, { ban_duration: "1h" }, ban);
  await grantRole(infra.db, promoted!.userId, "vendor");
  for (const { ended } of streams.slice(0, 4)) expect((await ended) - started).toBeLessThan(5_000);
  expect(await Promise.race([streams[4]!.ended, streams[5]!.ended, "open"])).toBe("open");
}, 20_000);

test("a stream ends within five seconds of its user's removal from a shop's team, and of another role there", async () => {
  const { infra } = market;
  const owner = contextFor(infra, await addVendor(infra));
  const [removed, changed, stays] = await Promise.all(
    [0, 1, 2].map(() => addMember(infra, owner.caller.vendor, "packer")),
  );
  const cookies = await Promise.all(
    [removed!, changed!, stays!].map(({ userId }) => openSession(infra, userId)),
  );
  const streams = await Promise.all(cookies.map(follow));
  const started = performance.now();
  await removeMember(owner, { memberId: removed!.userId, reason: "The harvest is over." });
  await changeMemberRole(owner, { memberId: changed!.userId, role: "accountant" });
  for (const { ended } of streams.slice(0, 2)) expect((await ended) - started).toBeLessThan(5_000);
  expect(await Promise.race([streams[2]!.ended, "open"])).toBe("open");
}, 20_000);

test("a person has ten streams at most, and another one once one is closed", async () => {
  const { userId } = await addPerson(market.infra);
  const cookies = await Promise.all([0, 1].map(() => openSession(market.infra, userId)));
  const closing = new AbortController();
  const last = () =>
    fetch(`${shop.url}/realtime/v1/events`, { headers: { cookie: cookies[1]! }, signal: closing.signal });
  const first = await Promise.all(Array.from({ length: 9 }, (_, n) => open(cookies[n % 2]!)));
  expect([...first, await last()].map(({ status }) => status)).toEqual(Array(10).fill(200));
  const refused = await open(cookies[0]!);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "30"]);
  const other = await addPerson(market.infra);
  expect((await open(await openSession(market.infra, other.userId))).status).toBe(200);
  closing.abort();
  await expect.poll(async () => (await open(cookies[0]!)).status).toBe(200);
});
