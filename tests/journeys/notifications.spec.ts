import http from "node:http";
import type { AddressInfo } from "node:net";
import { type BrowserContext, expect, type Page, type Worker } from "@playwright/test";
import { eq } from "drizzle-orm";
import { pushSubscriptions } from "#domains/notifications/server/tables.ts";
import { newPushDevice } from "../support/push-device.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addGoods } from "./support/goods.ts";
import { openMarket } from "./support/market.ts";
import { addShopper, test } from "./support/people.ts";
import { buy } from "./support/purchases.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 }, serviceWorkers: "allow" });

const say = wordsOf("en");
const bell = (page: Page, unread = 0) =>
  page.getByRole("button", {
    name: unread
      ? say("words:header.unreadNotifications_other", { count: unread })
      : say("words:header.notifications"),
  });

/** A push service on this machine. */
async function openPushService() {
  const received: Buffer[] = [];
  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push(Buffer.concat(parts));
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://localhost:${port}/${crypto.randomUUID()}`, close: () => server.close() };
}

/** A test's browser has no push service and shows no notifications, so it asks and subscribes here; all else is its own. */
async function subscribeAt(context: BrowserContext, { endpoint, ...keys }: Record<string, string>) {
  await context.grantPermissions(["notifications"]);
  await context.addInitScript(
    ([address, values]) => {
      const subscription = {
        endpoint: address,
        toJSON: () => ({ endpoint: address, keys: values }),
        unsubscribe: async () => Boolean(localStorage.removeItem("test-subscribed")) || true,
      };
      const isSubscribed = () => localStorage.getItem("test-subscribed") !== null;
      Object.defineProperty(Notification, "permission", {
        get: () => (isSubscribed() ? "granted" : "default"),
      });
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          localStorage.setItem("test-subscribed", "true");
          return subscription;
        },
        getSubscription: async () => (isSubscribed() ? subscription : null),
      });
    },
    [endpoint!, keys] as const,
  );
}

/** Hands the worker a message, as the browser does when its push service delivers one. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
}

type Shown = { title: string; body: string; data: { link: string } };

/** The worker shows its notifications to the test, which reads and clicks them. */
async function watchShown(worker: Worker) {
  await worker.evaluate(() => {
    const shown: object[] = [];
    const close = () => {};
    const showNotification = async (title: string, options: object) =>
      void shown.push({ title, close, ...options });
    const scope = globalThis as unknown as { registration: object; shown: object[] };
    Object.assign(scope, { shown });
    Object.assign(Object.getPrototypeOf(scope.registration), { showNotification });
  });
  return {
    list: () =>
      worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown.map(({ title }) => title)),
    click: () =>
      worker.evaluate(() => {
        const [notification] = (globalThis as unknown as { shown: Shown[] }).shown;
        const waitUntil = (work: Promise<unknown>) => void work.catch(() => {});
        dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil }));
      }),
  };
}

test("a device is turned on at the bell, hears of a paid order, and its click leads there; sign-out ends it", async ({
  signedIn,
}) => {
  const service = await openPushService();
  const device = newPushDevice(service.url);
  const shopper = await addShopper();
  const context = await signedIn(shopper);
  await subscribeAt(context, device.input);
  const page = await context.newPage();
  await page.goto("/");
  await untilHydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await bell(page).click();
  await expect(page.getByText(say("notifications:emptyTitle"))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: say("notifications:push.turnOn") }).click();
  await expect(page.getByText(say("notifications:push.on"))).toBeVisible();

  const order = await buy(shopper, await addGoods(1));
  const title = say("notifications:kinds.orderPaid.title", { number: order.number });
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await expect(bell(page, 1)).toBeVisible();
  await expect.poll(() => service.received.length, { timeout: 30_000 }).toBe(1);
  const push = device.read(service.received[0]!);
  expect(push).toMatchObject({ title, link: `/orders/${order.id}` });

  const shown = await watchShown(context.serviceWorkers()[0]!);
  await deliver(page, JSON.stringify(push));
  await expect.poll(shown.list).toEqual([title]);
  await shown.click();
  await page.waitForURL(`**/orders/${order.id}`);

  await untilHydrated(page);
  const { db } = await openMarket();
  const devices = () => db.$count(pushSubscriptions, eq(pushSubscriptions.userId, shopper.userId));
  expect(await devices()).toBe(1);
  await page.getByRole("button", { name: say("words:account.menu", { name: shopper.fullName }) }).click();
  await page.getByRole("menuitem", { name: say("words:account.signOut") }).click();
  await expect.poll(devices).toBe(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("test-subscribed"))).toBeNull();
  service.close();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("what was read on one screen is read on the other; a choice is saved at once and stays", async ({
    signedIn,
  }) => {
    const shopper = await addShopper();
    const context = await signedIn(shopper);
    const [phone, other] = [await context.newPage(), await context.newPage()];
    for (const page of [phone, other]) {
      await page.goto("/help");
      await untilHydrated(page);
    }
    const order = await buy(shopper, await addGoods(1));
    const title = say("notifications:kinds.orderPaid.title", { number: order.number });
    for (const page of [phone, other]) await expect(bell(page, 1)).toBeVisible();
    await bell(phone, 1).click();
    await expectAccessible(phone);
    await phone.getByRole("link", { name: title }).click();
    await phone.waitForURL(`**/orders/${order.id}`);
    for (const page of [phone, other]) await expect(bell(page)).toBeVisible();

    await phone.goto("/profile/settings?panel=notifications");
    await untilHydrated(phone);
    const topic = phone.getByRole("group", { name: say("notifications:preferences.topics.messages") });
    const mail = topic.getByRole("checkbox", { name: say("notifications:preferences.channels.mail") });
    await expect(mail).toBeChecked();
    await mail.click();
    await expect(mail).not.toBeChecked();
    await expect(
      phone.getByRole("status").filter({ hasText: say("notifications:preferences.saved") }),
    ).toBeVisible();
    await expectAccessible(phone);
    await phone.reload();
    await expect(mail).not.toBeChecked();
  });
});
