import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { users } from "#domains/auth/server/tables.ts";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import { largestTeam } from "#domains/team/team-rules.ts";
import { apply } from "#domains/vendors/server/apply.ts";
import { findCaller } from "#domains/vendors/server/find-caller.ts";
import { vendorMembers } from "#domains/vendors/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import {
  addMember,
  addPerson,
  addProduct,
  address,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { freely } from "../../../../tests/support/sell.ts";
import { codeOf } from "../../../../tests/support/sell-and-pay-out.ts";
import { openSession } from "../../../../tests/sweeps/support/open-session.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { changeMemberRole } from "./change-member-role.ts";
import { findInvitation } from "./find-invitation.ts";
import { forgetInvitations } from "./forget-invitations.ts";
import { inviteMember } from "./invite-member.ts";
import { leaveTeam } from "./leave-team.ts";
import { listTeam } from "./list-team.ts";
import { removeMember } from "./remove-member.ts";
import { resendInvitation } from "./resend-invitation.ts";
import { revokeInvitation } from "./revoke-invitation.ts";
import { teamInvitations } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

const day = 86_400_000;
const as = (person: Person) => freely(contextFor(market.infra, person));
const newShop = async () => as(await addVendor(market.infra));
const newPerson = async () => as(await addPerson(market.infra));

/** The secret in the latest mail to an address. */
async function tokenFor(recipient: string): Promise<string> {
  const [mail] = await market.infra.db
    .select()
    .from(emails)
    .where(eq(emails.recipient, recipient))
    .orderBy(desc(emails.createdAt));
  return /invitation=([\w-]+)/.exec(mail!.text)![1]!;
}

async function invite(owner: Awaited<ReturnType<typeof newShop>>, email: string): Promise<string> {
  await inviteMember(owner, { email, role: "packer" });
  return tokenFor(email.toLowerCase());
}

/** The person as their next request is recognized. */
const current = async ({ userId }: Person) =>
  (await findCaller(market.infra, { cookie: await openSession(market.infra, userId) })) as Person;

const entriesOf = (vendorId: string) =>
  market.infra.db
    .select({ action: auditEntries.action, actorId: auditEntries.actorId, ownerId: auditEntries.ownerId })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, vendorId))
    .orderBy(auditEntries.position);

test("who accepts works for the shop in the invited role, once, and the owner hears of it", async () => {
  const owner = await newShop();
  const guest = await newPerson();
  const token = await invite(owner, guest.caller.email);
  const { companyName, id } = owner.caller.vendor!;
  expect(await findInvitation(guest, { token })).toMatchObject({ companyName, role: "packer" });

  expect(await acceptInvitation(guest, { token })).toEqual({ companyName, role: "packer" });
  const member = await current(guest.caller);
  expect(member.vendor).toEqual({ ...owner.caller.vendor, teamRole: "packer" });
  expect(member.roles).toContain("vendor");
  expect(await codeOf(acceptInvitation(guest, { token }))).toBe("NOT_FOUND");
  expect(await findInvitation(guest, { token })).toBeNull();

  const { members, invitations } = await listTeam(owner);
  expect(members.map(({ role, email }) => [role, email])).toEqual([
    ["owner", owner.caller.email],
    ["packer", guest.caller.email],
  ]);
  expect(invitations).toEqual([]);
  const seen = await listTeam(as(member));
  expect(seen.members.map(({ email }) => email)).toEqual([null, guest.caller.email]);
  const [notice] = await market.infra.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, owner.caller.userId));
  expect(notice).toMatchObject({ kind: "teamJoined", subjectId: guest.caller.userId });
  expect(await entriesOf(id)).toEqual([
    { action: "team.invite", actorId: owner.caller.userId, ownerId: null },
    { action: "team.join", actorId: guest.caller.userId, ownerId: guest.caller.userId },
  ]);
});

test("only the owner of the invited, confirmed address accepts, whatever its case", async () => {
  const owner = await newShop();
  const guest = await newPerson();
  const other = await newPerson();
  const token = await invite(owner, guest.caller.email.toUpperCase().replace("@PEOPLE", "@people"));
  expect(await codeOf(acceptInvitation(other, { token }))).toBe("OTHER_ADDRESS");
  const isGuest = eq(users.id, guest.caller.userId);
  await market.infra.db.update(users).set({ emailVerified: false }).where(isGuest);
  expect(await codeOf(acceptInvitation(guest, { token }))).toBe("OTHER_ADDRESS");
  await market.infra.db.update(users).set({ emailVerified: true }).where(isGuest);
  await acceptInvitation(guest, { token });
  expect((await current(guest.caller)).vendor?.id).toBe(owner.caller.vendor!.id);
});

test("a link expires after 7 days; a new one ends the one before, and an address is kept for 30 days more", async () => {
  const owner = await newShop();
  const guest = await newPerson();
  const first = await invite(owner, guest.caller.email);
  const { clock } = market;
  clock.advance(7 * day - 1_000);
  expect(await findInvitation(guest, { token: first })).toBeTruthy();
  clock.advance(2_000);
  expect(await codeOf(acceptInvitation(guest, { token: first }))).toBe("NOT_FOUND");
  const [expired] = (await listTeam(owner)).invitations;
  expect(expired).toMatchObject({ isExpired: true });

  await resendInvitation(owner, { invitationId: expired!.id });
  const second = await tokenFor(guest.caller.email);
  expect(await codeOf(acceptInvitation(guest, { token: first }))).toBe("NOT_FOUND");
  await acceptInvitation(guest, { token: second });

  const late = await newPerson();
  await invite(owner, late.caller.email);
  clock.advance(36 * day);
  await forgetInvitations(market.infra);
  expect((await listTeam(owner)).invitations).toHaveLength(1);
  clock.advance(2 * day);
  await forgetInvitations(market.infra);
  expect((await listTeam(owner)).invitations).toEqual([]);
});

test("a revoked link leads nowhere, and only the shop's own can be revoked or sent again", async () => {
  const owner = await newShop();
  const stranger = await newShop();
  const guest = await newPerson();
  const token = await invite(owner, guest.caller.email);
  const [{ id: invitationId } = { id: "" }] = (await listTeam(owner)).invitations;
  expect(await codeOf(revokeInvitation(stranger, { invitationId }))).toBe("NOT_FOUND");
  expect(await codeOf(resendInvitation(stranger, { invitationId }))).toBe("NOT_FOUND");
  expect((await revokeInvitation(owner, { invitationId })).invitations).toEqual([]);
  expect(await codeOf(revokeInvitation(owner, { invitationId }))).toBe("NOT_FOUND");
  expect(await codeOf(acceptInvitation(guest, { token }))).toBe("NOT_FOUND");
});

test("an address is invited once, and a person belongs to one shop", async () => {
  const owner = await newShop();
  const other = await newShop();
  const guest = await newPerson();
  const { email } = guest.caller;
  const [one, two] = [await invite(owner, email), await invite(other, email)];
  const again = inviteMember(owner, { email, role: "manager" });
  await expect(again).rejects.toMatchObject({ data: { issues: [{ path: "email", message: "invited" }] } });

  const results = await Promise.allSettled([
    acceptInvitation(guest, { token: one }),
    acceptInvitation(guest, { token: two }),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const refused = results.find(({ status }) => status === "rejected") as PromiseRejectedResult;
  expect(refused.reason.code).toBe("ALREADY_IN_SHOP");
  const isGuest = eq(vendorMembers.userId, guest.caller.userId);
  expect(await market.infra.db.$count(vendorMembers, isGuest)).toBe(1);

  // An owner works nowhere else, and a member can't open a shop.
  const token = await invite(other, owner.caller.email);
  expect(await codeOf(acceptInvitation(owner, { token }))).toBe("ALREADY_IN_SHOP");
  const application = {
    ...{ companyName: "Second shop", description: "Roasted on Tuesdays, every week.", website: null },
    ...{ phoneNumber: "+12025550123", certifications: [], country: "US" },
    ...{ businessType: "roastery", agreesToTerms: true, certifiesCompliance: true },
    ...{ legalName: "Second Ltd", registeredAddress: "1 Mill Lane, Portland", registrationNumber: null },
    contactEmail: "hello@second.example",
  } satisfies Parameters<typeof apply>[1];
  expect(await codeOf(apply(guest, application))).toBe("CONFLICT");
  const shopId = (await current(guest.caller)).vendor!.id;
  const own = shopId === owner.caller.vendor!.id ? owner : other;
  const twice = inviteMember(own, { email, role: "manager" });
  await expect(twice).rejects.toMatchObject({ data: { issues: [{ path: "email", message: "member" }] } });
});

test("one link used twice at once admits once", async () => {
  const owner = await newShop();
  const guest = await newPerson();
  const token = await invite(owner, guest.caller.email);
  const results = await Promise.allSettled([
    acceptInvitation(guest, { token }),
    acceptInvitation(guest, { token }),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("members and invitations fill a team, also when two are invited at once", async () => {
  const owner = await newShop();
  for (let count = 0; count < largestTeam - 2; count++)
    await addMember(market.infra, owner.caller.vendor!, "packer");
  await inviteMember(owner, { email: "one@people.example", role: "packer" });
  const results = await Promise.allSettled(
    ["two", "three"].map((name) => inviteMember(owner, { email: `${name}@people.example`, role: "packer" })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await codeOf(inviteMember(owner, { email: "four@people.example", role: "packer" }))).toBe(
    "TEAM_FULL",
  );
});

test("a new role counts from the next request on, and is mailed", async () => {
  const owner = await newShop();
  const member = await addMember(market.infra, owner.caller.vendor!, "packer");
  const change = { memberId: member.userId, role: "accountant" } as const;
  await changeMemberRole(owner, change);
  await changeMemberRole(owner, change);
  expect((await current(member)).vendor?.teamRole).toBe("accountant");
  const mails = await market.infra.db.select().from(emails).where(eq(emails.recipient, member.email));
  expect(mails.map(({ subject }) => subject)).toEqual([
    `You have a new role at ${owner.caller.vendor!.companyName}`,
  ]);
  const own = { memberId: owner.caller.userId, role: "manager" } as const;
  expect(await codeOf(changeMemberRole(owner, own))).toBe("NOT_FOUND");
  expect(await codeOf(changeMemberRole(await newShop(), change))).toBe("NOT_FOUND");
});

test("a removed member is a stranger from the next request on, and reads why", async () => {
  const owner = await newShop();
  const member = await addMember(market.infra, owner.caller.vendor!, "manager");
  const removal = { memberId: member.userId, reason: "The harvest is over." };
  expect(await codeOf(removeMember(await newShop(), removal))).toBe("NOT_FOUND");
  expect(await codeOf(removeMember(owner, { ...removal, memberId: owner.caller.userId }))).toBe("NOT_FOUND");
  const { members } = await removeMember(owner, removal);
  expect(members).toHaveLength(1);
  const after = await current(member);
  expect([after.vendor, after.roles]).toEqual([null, ["buyer"]]);
  const [mail] = await market.infra.db.select().from(emails).where(eq(emails.recipient, member.email));
  expect(mail!.text).toContain(removal.reason);
  expect((await entriesOf(owner.caller.vendor!.id)).at(-1)).toEqual({
    action: "team.remove",
    actorId: owner.caller.userId,
    ownerId: member.userId,
  });
});

test("a member leaves, the owner can't", async () => {
  const owner = await newShop();
  const member = await addMember(market.infra, owner.caller.vendor!, "accountant");
  expect(await codeOf(leaveTeam(owner))).toBe("NOT_FOUND");
  await leaveTeam(as(member));
  expect((await current(member)).vendor).toBeNull();
  expect(await codeOf(leaveTeam(as(await current(member))))).toBe("NOT_FOUND");
  const isNotice = and(eq(notifications.userId, owner.caller.userId), eq(notifications.kind, "teamLeft"));
  expect(await market.infra.db.$count(notifications, isNotice)).toBe(1);
});

test("nobody of the team can buy the shop's goods (R56)", async () => {
  const owner = await newShop();
  const member = await addMember(market.infra, owner.caller.vendor!, "packer");
  const product = await addProduct(market.infra, owner.caller.vendor!.id);
  const wanted = { lines: [{ productId: product.id, quantity: 1 }], address };
  expect(await codeOf(createQuote(as(member), wanted))).toBe("OWN_PRODUCT");
  await removeMember(owner, { memberId: member.userId, reason: "The harvest is over." });
  expect(await createQuote(as(await current(member)), wanted)).toBeTruthy();
});

test("the database keeps one owner a shop, and one shop a person", async () => {
  const owner = await newShop();
  const { userId, vendor } = owner.caller;
  const [row] = await market.infra.db.select().from(vendorMembers).where(eq(vendorMembers.userId, userId));
  expect(row).toMatchObject({ vendorId: vendor!.id, role: "owner" });
  const person = await addPerson(market.infra);
  const second = { userId: person.userId, vendorId: vendor!.id, role: "owner" } as const;
  await expect(market.infra.db.insert(vendorMembers).values(second)).rejects.toThrow();
  await expect(
    market.infra.db.insert(vendorMembers).values({ ...second, userId, role: "packer" }),
  ).rejects.toThrow();
  const isRole = and(eq(userRoles.userId, userId), eq(userRoles.role, "vendor"));
  expect(await market.infra.db.$count(userRoles, isRole)).toBe(1);
  const isMine = eq(teamInvitations.vendorId, vendor!.id);
  expect(await market.infra.db.$count(teamInvitations, isMine)).toBe(0);
});
