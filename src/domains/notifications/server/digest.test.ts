import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Language } from "#kernel/languages.ts";
import { emails } from "#platform/email/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { endDigest } from "./end-digest.ts";
import { getNotificationPreferences } from "./get-notification-preferences.ts";
import { markAllNotificationsAsRead } from "./mark-all-notifications-as-read.ts";
import { notify } from "./notify.ts";
import { sendDigests } from "./send-digests.ts";
import { setNotificationPreference } from "./set-notification-preference.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

async function newReader({ asks = true, language = "en" as Language } = {}): Promise<SignedInCtx> {
  const ctx = contextFor(market.infra, await addPerson(market.infra, { language }));
  if (asks) await setNotificationPreference(ctx, { topic: "digest", channel: "mail", isOn: true });
  for (const number of [1, 2])
    await notify(market.infra, ctx.caller.userId, {
      kind: "orderPaid",
      subjectId: crypto.randomUUID(),
      params: { number },
    });
  return ctx;
}
const mailsTo = ({ caller }: SignedInCtx) =>
  market.infra.db.select().from(emails).where(eq(emails.recipient, caller.email));

test("who asked for it gets one mail a week about what is unread, in their language", async () => {
  const ctx = await newReader({ language: "pt" });
  await sendDigests(market.infra);
  await sendDigests(market.infra);
  const [mail, ...others] = await mailsTo(ctx);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe("2 coisas que você talvez tenha perdido");
  expect(mail!.text).toContain("Pedido 2 confirmado");
  market.clock.advance(7 * 86_400_000);
  await sendDigests(market.infra);
  expect(await mailsTo(ctx)).toHaveLength(2);
});

test("nobody else gets one, nor who has read everything", async () => {
  const [silent, done] = [await newReader({ asks: false }), await newReader()];
  await markAllNotificationsAsRead(done);
  await sendDigests(market.infra);
  expect([...(await mailsTo(silent)), ...(await mailsTo(done))]).toEqual([]);
});

test("the mail's own button ends it by its token (RFC 8058), for this person alone", async () => {
  const [ctx, other] = [await newReader(), await newReader()];
  await sendDigests(market.infra);
  const [mail] = await mailsTo(ctx);
  expect(mail!.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  const token = mail!.headers["List-Unsubscribe"]!.match(/unsubscribe\/([\w-]{43})>$/)![1]!;
  expect(await endDigest(ctx, { token })).toEqual(await endDigest(ctx, { token: "A".repeat(43) }));
  expect((await getNotificationPreferences(ctx)).digest).toBe(false);
  expect((await getNotificationPreferences(other)).digest).toBe(true);
});
