import { randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessions } from "#domains/auth/server/tables.ts";
import type { Language } from "#kernel/languages.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { codeOf } from "../../../../tests/support/conversations.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { newPushDevice } from "../../../../tests/support/push-device.ts";
import { addPushDevice } from "./add-push-device.ts";
import { getPushDevices } from "./get-push-devices.ts";
import { listNotifications } from "./list-notifications.ts";
import { markAllNotificationsAsRead } from "./mark-all-notifications-as-read.ts";
import { type Notice, notify } from "./notify.ts";
import { readPushKeys } from "./push-keys.ts";
import { removePushDevice } from "./remove-push-device.ts";
import { sendPush } from "./send-push.ts";
import { setNotificationPreference } from "./set-notification-preference.ts";
import { notifications, pushKeys, pushSubscriptions } from "./tables.ts";

type Push = { path: string; headers: http.IncomingHttpHeaders; body: Buffer };

let market: TestMarket;
let service: http.Server;
let port = 0;
let status = 201;
const received: Push[] = [];

beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  service = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => service.listen(0, "localhost", resolve));
  port = (service.address() as AddressInfo).port;
});
beforeEach(async () => {
  received.length = 0;
  status = 201;
  await market.infra.db.delete(rateLimits);
});
afterAll(async () => {
  service?.close();
  await market?.close();
});

async function newReader(language: Language = "en"): Promise<SignedInCtx> {
  const ctx = contextFor(market.infra, await addPerson(market.infra, { language }));
  const expiresAt = new Date(market.clock.now().getTime() + 86_400_000);
  const { id, token } = ctx.caller.session;
  await market.infra.db.insert(sessions).values({ id, token, userId: ctx.caller.userId, expiresAt });
  return ctx;
}
const newDevice = (name: string = randomUUID()) => newPushDevice(`http://localhost:${port}/${name}`);
const paid = (): Notice => ({ kind: "orderPaid", subjectId: randomUUID(), params: { number: 12 } });
const endpointsOf = async (ctx: SignedInCtx) => (await getPushDevices(ctx)).endpoints;

async function jobFor(ctx: SignedInCtx) {
  const { userId } = ctx.caller;
  const [notification] = await market.infra.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId));
  const [device] = await market.infra.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  return { notificationId: notification!.id, subscriptionId: device!.id };
}

test("a device gets title, text in its owner's language and link, encrypted for it and signed", async () => {
  const ctx = await newReader("es");
  const device = newDevice("ada");
  await addPushDevice(ctx, device.input);
  const notice = paid();
  await notify(market.infra, ctx.caller.userId, notice);
  await market.runJobs();
  expect(received).toHaveLength(1);
  const { path, headers, body } = received[0]!;
  expect(path).toBe("/ada");
  expect(body.toString("latin1")).not.toContain("Pedido");
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
  expect(headers.authorization).toContain((await readPushKeys(market.infra.db)).publicKey);
  expect(device.read(body)).toEqual({
    title: "Pedido 12 confirmado",
    text: "¡Gracias! Los vendedores ya preparan tus paquetes.",
    link: `/orders/${notice.subjectId}`,
    tag: expect.stringContaining(notice.subjectId!),
  });
});

test("several processes on an empty database use one key pair", async () => {
  await market.infra.db.delete(pushKeys);
  const pairs = await Promise.all(Array.from({ length: 8 }, () => readPushKeys(market.infra.db)));
  expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(1);
  expect(await readPushKeys(market.infra.db)).toEqual(pairs[0]);
});

test("only addresses that may be called are stored: encrypted, by name, and here on this machine", async () => {
  const ctx = await newReader();
  const { input } = newDevice();
  for (const endpoint of [
    "http://push.example/1",
    "https://10.0.0.1/1",
    "https://[::1]/1",
    "https://user:word@push.example/1",
    "ftp://push.example/1",
    "no address at all",
  ])
    expect(await codeOf(addPushDevice(ctx, { ...input, endpoint })), endpoint).toBe("INVALID_ENDPOINT");
  await addPushDevice(ctx, { ...input, endpoint: "https://push.example/1" });
  expect(await endpointsOf(ctx)).toEqual(["https://push.example/1"]);
});

test("a name that leads into our own network is not called, and the job does not repeat it", async () => {
  const ctx = await newReader();
  await addPushDevice(ctx, { ...newDevice().input, endpoint: "https://localtest.me/1" });
  await market.infra.db
    .update(pushSubscriptions)
    .set({ endpoint: `http://127.0.0.1:${port}/inside` })
    .where(eq(pushSubscriptions.userId, ctx.caller.userId));
  await notify(market.infra, ctx.caller.userId, paid());
  await sendPush(market.infra, await jobFor(ctx));
  expect(received).toEqual([]);
});

test("a person has at most ten devices: the oldest gives way, also where several are added at once", async () => {
  const ctx = await newReader();
  const oldest = newDevice("oldest");
  await addPushDevice(ctx, oldest.input);
  market.clock.advance(1_000);
  await Promise.all(Array.from({ length: 11 }, () => addPushDevice(ctx, newDevice().input)));
  const endpoints = await endpointsOf(ctx);
  expect(endpoints).toHaveLength(10);
  expect(endpoints).not.toContain(oldest.input.endpoint);
});

test("the same device again is one; with another person it is theirs alone", async () => {
  const [ada, bea] = [await newReader(), await newReader()];
  const { input } = newDevice();
  await addPushDevice(ada, input);
  await addPushDevice(ada, input);
  expect(await endpointsOf(ada)).toEqual([input.endpoint]);
  await removePushDevice(bea, input);
  expect(await endpointsOf(ada)).toEqual([input.endpoint]);
  await addPushDevice(bea, input);
  expect([await endpointsOf(ada), await endpointsOf(bea)]).toEqual([[], [input.endpoint]]);
  await removePushDevice(bea, input);
  expect(await endpointsOf(bea)).toEqual([]);
});

test("a device goes with the session that added it", async () => {
  const ctx = await newReader();
  await addPushDevice(ctx, newDevice().input);
  await market.infra.db.delete(sessions).where(eq(sessions.id, ctx.caller.session.id));
  expect(await endpointsOf(ctx)).toEqual([]);
  await notify(market.infra, ctx.caller.userId, paid());
  await market.runJobs();
  expect(received).toEqual([]);
});

test.each([404, 410])("a device that has unsubscribed (%i) is removed", async (code) => {
  const ctx = await newReader();
  await addPushDevice(ctx, newDevice().input);
  await notify(market.infra, ctx.caller.userId, paid());
  status = code;
  await market.runJobs();
  expect(await endpointsOf(ctx)).toEqual([]);
  expect((await listNotifications(ctx, {})).items).toHaveLength(1);
});

test.each([429, 500, 503])("what the push service can't take now (%i) is tried again", async (code) => {
  const ctx = await newReader();
  await addPushDevice(ctx, newDevice().input);
  await notify(market.infra, ctx.caller.userId, paid());
  const job = await jobFor(ctx);
  status = code;
  await expect(sendPush(market.infra, job)).rejects.toThrow(String(code));
  status = 201;
  await sendPush(market.infra, job);
  expect(received).toHaveLength(2);
});

test("what the push service refuses for good is not tried again, and the device stays", async () => {
  const ctx = await newReader();
  await addPushDevice(ctx, newDevice().input);
  await notify(market.infra, ctx.caller.userId, paid());
  status = 413;
  await sendPush(market.infra, await jobFor(ctx));
  expect(await endpointsOf(ctx)).toHaveLength(1);
});

test("what was read meanwhile, or is a day late, is not sent", async () => {
  const [read, late] = [await newReader(), await newReader()];
  for (const ctx of [read, late]) {
    await addPushDevice(ctx, newDevice().input);
    await notify(market.infra, ctx.caller.userId, paid());
  }
  await markAllNotificationsAsRead(read);
  await sendPush(market.infra, await jobFor(read));
  market.clock.advance(86_400_001);
  await sendPush(market.infra, await jobFor(late));
  expect(received).toEqual([]);
});

test("a topic that is off on devices is not sent; off on the site only, it is sent all the same and not shown", async () => {
  const [silent, only] = [await newReader(), await newReader()];
  for (const ctx of [silent, only]) await addPushDevice(ctx, newDevice().input);
  await setNotificationPreference(silent, { topic: "orders", channel: "push", isOn: false });
  await setNotificationPreference(only, { topic: "orders", channel: "site", isOn: false });
  await notify(market.infra, silent.caller.userId, paid());
  await market.runJobs();
  expect(received).toEqual([]);
  await notify(market.infra, only.caller.userId, paid());
  await market.runJobs();
  expect(received).toHaveLength(1);
  expect((await listNotifications(only, {})).items).toEqual([]);
});
