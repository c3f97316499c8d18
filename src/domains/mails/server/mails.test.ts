import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queueAccountMail } from "#domains/auth/server/queue-account-mail.ts";
import { forgetMails } from "#platform/email/forget-mails.ts";
import { nameMailKinds } from "#platform/email/known-mails.ts";
import { openMailer, queueEmail } from "#platform/email/outbox.ts";
import { isSuppressed } from "#platform/email/suppression.ts";
import { emails } from "#platform/email/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { mailKinds } from "../../../server/mail-kinds.ts";
import { listMailKinds, previewMail, sendTestMail } from "./example-mails.ts";
import { listMails } from "./list-mails.ts";
import { listSuppressed } from "./list-suppressed.ts";
import { releaseAddress } from "./release-address.ts";
import { retryMail } from "./retry-mail.ts";
import { suppressAddress } from "./suppress-address.ts";

let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  nameMailKinds(mailKinds);
  market = await openTestMarket();
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
});
afterAll(() => market?.close());

const addressOf = () => `${randomUUID().slice(0, 8)}@people.example`;
const mailTo = (recipient: string) =>
  queueEmail(market.infra, {
    ...{ onceKey: randomUUID(), recipient, language: "en", subject: "Your parcel is on its way" },
    body: createElement("p", null, "Hello"),
  });
const listTo = async (search: string) => (await listMails(admin, { search, sort: "newest" })).items;

test("the outbox is found by the beginning of an address and by state, page by page", async () => {
  const recipient = addressOf();
  for (let count = 0; count < 27; count++) await mailTo(recipient);
  const sort = "newest";
  const first = await listMails(admin, { search: recipient.slice(0, 12), state: "waiting", sort });
  expect(first.items).toHaveLength(25);
  const second = await listMails(admin, { search: recipient, after: first.next!, sort });
  expect([second.items.length, second.next]).toEqual([2, null]);
  const oldest = await listMails(admin, { search: recipient, sort: "oldest" });
  const rest = await listMails(admin, { search: recipient, after: oldest.next!, sort: "oldest" });
  expect([...oldest.items, ...rest.items]).toEqual([...first.items, ...second.items].reverse());
  expect(await listMails(admin, { search: recipient, state: "sent", sort })).toEqual({
    items: [],
    next: null,
  });
  expect(first.items[0]).toMatchObject({ subject: "Your parcel is on its way", state: "waiting" });
});

test("what signs somebody in is listed without its subject", async () => {
  const person = await addPerson(market.infra);
  const [user] = [{ id: person.userId, name: person.fullName, email: person.email, language: "en" }];
  const mail = { kind: "factorRemoved", url: "https://cafeto.example", once: randomUUID() } as const;
  await queueAccountMail(market.infra, user!, mail);
  expect(await listTo(person.email)).toMatchObject([{ subject: "", isSecret: true }]);
});

test("a suppressed address gets nothing, a complainer still what signs them in; released, it gets mail again", async () => {
  const email = addressOf();
  await suppressAddress(admin, { email: email.toUpperCase(), note: "Marked us as spam" });
  await expect(suppressAddress(admin, { email, note: "Again" })).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await listSuppressed(admin)).toMatchObject([{ address: email, reason: "manual" }]);
  await mailTo(email);
  const [mail] = await listTo(email);
  const send = openMailer({ ...market.infra.config.mail, smtpUrl: "smtp://127.0.0.1:1" });
  await send(market.infra, mail!.id);
  expect(await listTo(email)).toMatchObject([{ state: "withheld" }]);
  expect(await isSuppressed(market.infra.db, { recipient: email, isSecret: true })).toBe(false);
  await releaseAddress(admin, { email });
  await expect(releaseAddress(admin, { email })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await retryMail(admin, { mailId: mail!.id });
  expect(await listTo(email)).toMatchObject([{ state: "waiting" }]);
  await expect(send(market.infra, mail!.id)).rejects.toThrow("was not sent");
  expect(await listTo(email)).toMatchObject([
    { state: "failing", failure: expect.stringContaining("ESOCKET") },
  ]);
});

test("a sent mail, or none, is not tried again", async () => {
  const email = addressOf();
  await mailTo(email);
  const [mail] = await listTo(email);
  await market.infra.db.update(emails).set({ sentAt: new Date() }).where(eq(emails.id, mail!.id));
  for (const mailId of [mail!.id, randomUUID()])
    await expect(retryMail(admin, { mailId })).rejects.toMatchObject({ code: "CONFLICT" });
});

test("each kind is shown in each language with its pictures inside, and sent to oneself alone", async () => {
  const domains = await listMailKinds();
  expect(domains.flatMap(({ kinds }) => kinds).length).toBeGreaterThan(40);
  const { html, subject } = await previewMail(admin, { kind: "user-banned", language: "pt" });
  expect(subject).toBe("Sua conta na Cafeto está bloqueada");
  expect(html).toContain("data:image/png;base64,");
  expect(html).not.toContain("cid:");
  await expect(previewMail(admin, { kind: "toString", language: "en" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await sendTestMail(admin, { kind: "user-banned", language: "en" });
  expect(await listTo(admin.caller.email)).toMatchObject([{ subject: "Your Cafeto account is banned" }]);
});

test("an erased account's address is forgotten here too", async () => {
  const email = addressOf();
  await suppressAddress(admin, { email, note: "Marked us as spam" });
  await forgetMails(market.infra.db, [email]);
  expect(await isSuppressed(market.infra.db, { recipient: email, isSecret: false })).toBe(false);
});
