import { randomUUID } from "node:crypto";
import { and, eq, inArray, ne } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { sessions, users } from "#domains/auth/server/tables.ts";
import { factorAttempts, factors } from "#domains/second-factor/server/tables.ts";
import { approve } from "#domains/security/server/approve.ts";
import type { AdminRole } from "#kernel/permissions.ts";
import { emails } from "#platform/email/tables.ts";
import type { Ctx, Person, SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { banUser } from "./ban-user.ts";
import { changeAdminRole } from "./change-admin-role.ts";
import { decideBanObjection } from "./decide-ban-objection.ts";
import { getBanByLink } from "./get-ban-by-link.ts";
import { getPerson } from "./get-person.ts";
import { liftBan } from "./lift-ban.ts";
import { listPeople } from "./list-people.ts";
import { objectToBan } from "./object-to-ban.ts";
import { requestFactorReset } from "./request-factor-reset.ts";
import { signOutUser } from "./sign-out-user.ts";
import { bans } from "./tables.ts";
import { verifyUserEmail } from "./verify-user-email.ts";

let market: TestMarket;
let owner: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket();
  owner = await admin("owner");
});
afterAll(() => market?.close());

const admin = async (adminRole: AdminRole) =>
  contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"], adminRole }));
const facts = "Six orders in a week were paid with stolen cards.";
const reason = "They asked by phone";
const containing = (part: string) => expect.stringContaining(part) as string;
const ban = (userId: string) => ({ userId, rule: "fraud", facts }) as const;
const mailsTo = (email: string) =>
  market.infra.db.select().from(emails).where(eq(emails.recipient, email)).orderBy(emails.createdAt);

async function signIn({ userId, session }: Person): Promise<void> {
  const expiresAt = new Date(market.infra.clock.now().getTime() + 60_000);
  await market.infra.db.insert(sessions).values({ id: session.id, userId, token: session.token, expiresAt });
}

test("a ban signs out, is mailed with its reason and how to object, and is lifted with one", async () => {
  const person = await addPerson(market.infra, { language: "es" });
  await signIn(person);
  await banUser(owner, ban(person.userId));
  expect(await market.infra.db.$count(sessions, eq(sessions.userId, person.userId))).toBe(0);
  const [mail] = await mailsTo(person.email);
  expect(mail).toMatchObject({ language: "es", subject: "Tu cuenta de Cafeto está bloqueada" });
  expect(mail!.text).toContain(facts);
  expect(mail!.text).toContain("/contact");
  await expect(banUser(owner, ban(person.userId))).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await getPerson(owner, person)).toMatchObject({
    isBanned: true,
    bans: [{ facts, rule: "fraud", bannedBy: owner.caller.fullName, endedAt: null }],
  });
  await liftBan(owner, { userId: person.userId, facts: "The bank says the cards were theirs." });
  expect((await getPerson(owner, person)).isBanned).toBe(false);
  await expect(liftBan(owner, { userId: person.userId, facts })).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await mailsTo(person.email)).toHaveLength(2);
});

test("a banned person objects by the mailed link, once, and another administrator decides; reversed, they can sign in", async () => {
  const objection = "Those six cards are my family's; each of them paid with their own.";
  const objecting = async () => {
    const person = await addPerson(market.infra);
    await banUser(owner, ban(person.userId));
    const [mail] = await mailsTo(person.email);
    const token = /\?ban=([\w-]+)/.exec(mail!.text)![1]!;
    const visitor = { ...owner, caller: { kind: "visitor" } } as unknown as Ctx;
    expect(await getBanByLink(visitor, { token })).toMatchObject({ facts, rule: "fraud", canObject: true });
    await objectToBan(visitor, { token, objection });
    await expect(objectToBan(visitor, { token, objection })).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await listPeople(owner, { state: "objected" })).items.map(({ id }) => id)).toEqual([
      person.userId,
    ]);
    const banId = (await getPerson(owner, person)).bans[0]!.id;
    return { person, banId, seen: () => getBanByLink(visitor, { token }) };
  };
  const other = await admin("support");
  const stays = await objecting();
  expect((await getPerson(owner, stays.person)).bans[0]).toMatchObject({ objection, mayDecide: false });
  const upheld = { banId: stays.banId, outcome: "upheld", reason: facts } as const;
  await expect(decideBanObjection(owner, upheld)).rejects.toMatchObject({ code: "SAME_PERSON" });
  await decideBanObjection(other, upheld);
  await expect(decideBanObjection(other, upheld)).rejects.toMatchObject({ code: "CONFLICT" });
  expect((await getPerson(owner, stays.person)).isBanned).toBe(true);
  expect(await stays.seen()).toMatchObject({ outcome: "upheld", outcomeReason: facts, canObject: false });
  expect((await mailsTo(stays.person.email)).at(-1)).toMatchObject({
    subject: "The ban on your account stays",
  });

  const goes = await objecting();
  const reversed = { banId: goes.banId, outcome: "reversed", reason: "The bank says the same." } as const;
  const answers = await Promise.allSettled([
    decideBanObjection(other, reversed),
    decideBanObjection(await admin("owner"), { ...reversed, outcome: "upheld" }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await getPerson(owner, goes.person)).isBanned).toBe(answers[0]!.status === "rejected");
  expect((await listPeople(owner, { state: "objected" })).items).toEqual([]);

  const lifted = await objecting();
  await liftBan(owner, { userId: lifted.person.userId, facts: "It was our mistake." });
  expect(await lifted.seen()).toMatchObject({ canObject: false, endFacts: "It was our mistake." });
  const late = { banId: lifted.banId, outcome: "upheld", reason: facts } as const;
  await expect(decideBanObjection(other, late)).rejects.toMatchObject({ code: "CONFLICT" });
});

test("of two bans at once one is made", async () => {
  const { userId } = await addPerson(market.infra);
  const other = await admin("support");
  const results = await Promise.allSettled([banUser(owner, ban(userId)), banUser(other, ban(userId))]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await market.infra.db.$count(bans, eq(bans.userId, userId))).toBe(1);
});

test("nobody changes their own account, and only owners another administrator's", async () => {
  const support = await admin("support");
  const finance = await admin("finance");
  for (const { userId } of [support.caller, finance.caller]) {
    const refused = { code: "FORBIDDEN" };
    await expect(banUser(support, ban(userId))).rejects.toMatchObject(refused);
    await expect(signOutUser(support, { userId, reason })).rejects.toMatchObject(refused);
    await expect(
      requestFactorReset(support, { userId, reason, requestId: randomUUID() }),
    ).rejects.toMatchObject(refused);
  }
  expect((await getPerson(support, finance.caller)).mayChange).toBe(false);
  expect((await getPerson(owner, finance.caller)).mayChange).toBe(true);
  await banUser(owner, ban(finance.caller.userId));
});

test("a role is given, changed and ended, and the person is told", async () => {
  const person = await addPerson(market.infra);
  const { userId } = person;
  const change = (adminRole: AdminRole | null) => changeAdminRole(owner, { userId, adminRole, reason });
  await change("moderator");
  await expect(change("moderator")).rejects.toMatchObject({ code: "CONFLICT" });
  await change("finance");
  expect((await getPerson(owner, person)).adminRole).toBe("finance");
  await change(null);
  expect((await getPerson(owner, person)).roles).toEqual(["buyer"]);
  expect(await mailsTo(person.email)).toHaveLength(3);
});

test("an unverified address is no administrator's, until it is taken as verified", async () => {
  const { userId, email } = await addPerson(market.infra);
  await market.infra.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
  const change = () => changeAdminRole(owner, { userId, adminRole: "support", reason });
  await expect(change()).rejects.toMatchObject({ code: "CONFLICT" });
  await verifyUserEmail(owner, { userId, reason });
  await expect(verifyUserEmail(owner, { userId, reason })).rejects.toMatchObject({ code: "CONFLICT" });
  const [mail, ...others] = await mailsTo(email);
  expect(mail).toMatchObject({ subject: "Your email on Cafeto is verified", text: containing(reason) });
  expect(others).toEqual([]);
  await change();
});

test("who is signed out everywhere reads why, in their language", async () => {
  const { userId, email } = await addPerson(market.infra);
  await market.infra.db.update(users).set({ language: "es" }).where(eq(users.id, userId));
  await signOutUser(owner, { userId, reason });
  expect(await mailsTo(email)).toMatchObject([
    { subject: "Se cerraron todas tus sesiones en Cafeto", text: containing(reason) },
  ]);
});

test("the last owner stays: of two who demote each other at once, one is left", async () => {
  const other = await admin("owner");
  const both = [owner.caller.userId, other.caller.userId];
  await market.infra.db
    .update(userRoles)
    .set({ adminRole: "operations" })
    .where(
      and(eq(userRoles.adminRole, "owner"), ne(userRoles.userId, both[0]!), ne(userRoles.userId, both[1]!)),
    );
  const results = await Promise.allSettled([
    changeAdminRole(owner, { userId: both[1]!, adminRole: null, reason }),
    changeAdminRole(other, { userId: both[0]!, adminRole: null, reason }),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const refused = results.find((result) => result.status === "rejected")!;
  expect(refused.reason).toMatchObject({ code: "LAST_ADMIN" });
  expect(await market.infra.db.$count(userRoles, eq(userRoles.adminRole, "owner"))).toBe(1);
  for (const userId of both)
    await market.infra.db
      .insert(userRoles)
      .values({ userId, role: "admin", adminRole: "owner" })
      .onConflictDoNothing();
});

test("second factors are removed by two, of whom both may, and every device is signed out", async () => {
  const person = await addPerson(market.infra);
  const { userId } = person;
  await signIn(person);
  const request = { userId, reason, requestId: randomUUID() };
  await expect(requestFactorReset(owner, request)).rejects.toMatchObject({ code: "CONFLICT" });
  await market.infra.db.insert(factors).values({
    ...{ userId, friendlyName: "Phone", factorType: "phone", phone: "+12025550197" },
    status: "verified",
  });
  const pause = { failed: 5, blockedUntil: new Date(Date.UTC(2099, 0, 1)) };
  await market.infra.db.insert(factorAttempts).values({ userId, ...pause });
  const { approvalId } = await requestFactorReset(owner, request);
  expect((await requestFactorReset(owner, request)).approvalId).toBe(approvalId);
  expect((await getPerson(owner, person)).approvals).toMatchObject([{ id: approvalId, facts: { userId } }]);
  await expect(approve(owner, { approvalId })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(approve(await admin("finance"), { approvalId })).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await market.infra.db.$count(factors, eq(factors.userId, userId))).toBe(1);
  const same = { ...person, roles: ["admin" as const], adminRole: "support" as const };
  await expect(approve(contextFor(market.infra, same), { approvalId })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  await approve(await admin("support"), { approvalId });
  expect(await market.infra.db.$count(factorAttempts, eq(factorAttempts.userId, userId))).toBe(0);
  expect(await market.infra.db.$count(factors, eq(factors.userId, userId))).toBe(0);
  expect(await market.infra.db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
  expect((await mailsTo(person.email)).at(-1)!.subject).toBe("Your second factor was removed");
});

test("people are found by kind, state and parts of name or address, whatever the accents; page by page", async () => {
  const key = randomUUID().slice(0, 8);
  const jose = await addPerson(market.infra, { name: `José ${key}` });
  const shop = await addVendor(market.infra);
  const idsOf = async (input: Parameters<typeof listPeople>[1]) =>
    (await listPeople(owner, input)).items.map(({ id }) => id);
  expect(await idsOf({ search: `jose ${key}` })).toEqual([jose.userId]);
  expect(await idsOf({ search: jose.email })).toEqual([jose.userId]);
  expect(await idsOf({ search: "100%" })).toEqual([]);
  expect(await idsOf({ kind: "vendor" })).toContain(shop.userId);
  expect(await idsOf({ kind: "vendor" })).not.toContain(jose.userId);
  expect(await idsOf({ kind: "admin" })).toContain(owner.caller.userId);
  expect(await idsOf({ state: "banned" })).not.toContain(jose.userId);
  const many = await Promise.all(
    Array.from({ length: 30 }, (_, index) => addPerson(market.infra, { name: `Zoe ${key} ${index}` })),
  );
  const first = await listPeople(owner, { search: `zoe ${key}` });
  const second = await listPeople(owner, { search: `zoe ${key}`, after: first.next! });
  expect([first.items.length, second.items.length, second.next]).toEqual([25, 5, null]);
  const found = [...first.items, ...second.items].map(({ id }) => id);
  expect(found.toSorted()).toEqual(many.map(({ userId }) => userId).toSorted());
  const named = await market.infra.db.$count(users, inArray(users.id, found));
  expect(named).toBe(30);
});
