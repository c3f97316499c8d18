import { expect, type Locator, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { addSavedReply } from "#domains/messaging/server/add-saved-reply.ts";
import { markConversationAsRead } from "#domains/messaging/server/mark-conversation-as-read.ts";
import { openConversation } from "#domains/messaging/server/open-conversation.ts";
import { sendMessage } from "#domains/messaging/server/send-message.ts";
import { conversations, messages } from "#domains/messaging/server/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import { makePicture } from "../support/pictures.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addGoods, type Good } from "./support/goods.ts";
import { openMarket } from "./support/market.ts";
import { addShopper, contextOf, test } from "./support/people.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { untilStill } from "./support/until-still.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");
const bubble = (page: Page, text: string): Locator => page.getByRole("listitem").filter({ hasText: text });
const composer = (page: Page) => page.getByRole("textbox", { name: say("messaging:compose") });

async function write(page: Page, text: string) {
  await composer(page).fill(text);
  await composer(page).press("Enter");
}

/** A conversation in which the buyer has said something. */
async function begin(buyer: Person, good: Good, content: string): Promise<string> {
  const ctx = await contextOf(buyer);
  const { id: conversationId } = await openConversation(ctx, { productId: good.id });
  await sendMessage(ctx, { conversationId, content, requestId: crypto.randomUUID() });
  return conversationId;
}

async function openChat(page: Page, conversationId: string) {
  await page.goto(`/messages/${conversationId}`);
  await untilHydrated(page);
  await expect(page.getByText(say("messaging:connection.connected"))).toBeVisible();
}

test("a buyer asks from the product page, the vendor answers from the dashboard, and both see it live", async ({
  signedIn,
}) => {
  const [good] = await addGoods(1);
  const buyer = await (await signedIn(await addShopper())).newPage();
  const vendor = await (await signedIn(good!.seller)).newPage();
  await vendor.goto("/vendor/dashboard?tab=messages");
  await expect(vendor.getByText(say("messaging:emptyTitle"))).toBeVisible();

  await buyer.goto(`/products/${good!.id}`);
  await untilHydrated(buyer);
  await buyer.getByRole("button", { name: say("catalogue:product.connect") }).click();
  await buyer.waitForURL(/\/messages\/[\w-]+$/);
  await expect(buyer.getByRole("heading", { level: 1 })).toHaveText(good!.seller.vendor.companyName);
  await write(buyer, "Is it washed?");
  await expect(bubble(buyer, "Is it washed?")).toContainText(say("messaging:status.sent"));
  await expect(composer(buyer)).toHaveValue("");

  const row = vendor.getByRole("link", { name: /Is it washed\?/ });
  await expect(row).toContainText(say("messaging:unread_one", { count: 1 }));
  await expect(row).toContainText(`Re: ${good!.name}`);
  await expectAccessible(vendor);
  await row.click();
  const dialog = vendor.getByRole("dialog", { name: say("messaging:conversation") });
  await expect(dialog.getByText("Is it washed?")).toBeVisible();
  await expect(bubble(buyer, "Is it washed?")).toContainText(say("messaging:status.read"));
  await expectAccessible(vendor);
  const typing = buyer.getByText(say("messaging:typing", { name: good!.seller.vendor.companyName }));
  await composer(vendor).fill("It is.");
  await expect(typing).toBeVisible();
  await write(vendor, "It is.\nSince 1998.");
  await expect(bubble(buyer, "Since 1998.")).toBeVisible();
  await expect(typing).toBeHidden();
  await expect(buyer.getByRole("log")).toHaveText(`${good!.seller.vendor.companyName}: It is.\nSince 1998.`);
  await expect(bubble(vendor, "Since 1998.")).toContainText(say("messaging:status.read"));
  await expectAccessible(buyer);

  await addSavedReply(await contextOf(good!.seller), {
    title: "Brewing",
    content: "As on https://brew.example/guide",
  });
  await dialog.getByRole("button", { name: say("messaging:replies.title") }).click();
  await vendor
    .getByRole("button", { name: say("messaging:replies.insertOne", { title: "Brewing" }) })
    .click();
  await expect(composer(vendor)).toHaveValue("As on https://brew.example/guide");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "kettle.jpg", mimeType: "image/jpeg", buffer: await makePicture() });
  await dialog.getByLabel(say("messaging:pictures.alt", { n: 1 })).fill("A kettle");
  await expect(dialog.getByRole("button", { name: say("messaging:send") })).toBeEnabled();
  await composer(vendor).press("Enter");
  const answer = bubble(buyer, "brew.example");
  const larger = answer.getByRole("button", { name: say("messaging:pictures.open", { name: "A kettle" }) });
  await expect(larger).toBeVisible();
  const widthOf = () => larger.locator("img").evaluate((picture: HTMLImageElement) => picture.naturalWidth);
  await expect.poll(widthOf).toBeGreaterThan(0);
  await answer.getByRole("link").click();
  const warning = buyer.getByRole("dialog", { name: say("messaging:leave.title") });
  await expect(warning.getByText("brew.example", { exact: true })).toBeVisible();
  await expectAccessible(buyer);
  await warning.getByRole("button", { name: say("ui:cancel") }).click();
  await expect(warning).toBeHidden();
  await expect(buyer).toHaveURL(/\/messages\/[\w-]+$/);
});

test("two tabs of a buyer show each message once, its ticks, one draft, and what is unread no longer than it is", async ({
  signedIn,
}) => {
  const [good] = await addGoods(1);
  const ada = await addShopper();
  const conversationId = await begin(ada, good!, "Hello");
  const seller = await contextOf(good!.seller);
  const device = await signedIn(ada);
  const tabs = [await device.newPage(), await device.newPage()];
  for (const tab of tabs) {
    await tab.goto("/dashboard?tab=messages");
    await untilHydrated(tab);
  }
  await sendMessage(seller, { conversationId, content: "Welcome", requestId: crypto.randomUUID() });
  const unread = (tab: Page) => tab.getByRole("link", { name: say("messaging:unread_one", { count: 1 }) });
  const badge = (tab: Page) => tab.getByRole("tab", { name: new RegExp(`^${say("messaging:title")}.*1`) });
  for (const tab of tabs) {
    await expect(unread(tab)).toBeVisible();
    await expect(badge(tab)).toBeVisible();
  }
  await unread(tabs[0]!).click();
  for (const tab of tabs) {
    await expect(unread(tab)).toHaveCount(0);
    await expect(badge(tab)).toHaveCount(0);
  }

  for (const tab of tabs) await openChat(tab, conversationId);
  await composer(tabs[0]!).fill("Do you grind it, too?");
  await expect(composer(tabs[1]!)).toHaveValue("Do you grind it, too?");
  await composer(tabs[1]!).press("Enter");
  for (const tab of tabs) {
    await expect(bubble(tab, "grind it")).toContainText(say("messaging:status.sent"));
    await expect(bubble(tab, "grind it")).toHaveCount(1);
    await expect(composer(tab)).toHaveValue("");
  }
  await markConversationAsRead(seller, { p_conversation_id: conversationId, p_user_type: "vendor" });
  await sendMessage(seller, { conversationId, content: "We do.", requestId: crypto.randomUUID() });
  for (const tab of tabs) {
    await expect(bubble(tab, "grind it")).toContainText(say("messaging:status.read"));
    await expect(bubble(tab, "We do.")).toHaveCount(1);
    await expect(tab.getByRole("log").getByText("We do.")).toHaveCount(1);
  }
});

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test("by keyboard alone: from the list into a chat, a message, the menu, a report and out of it again", async ({
  signedIn,
}) => {
  const [good] = await addGoods(1);
  const ada = await addShopper();
  const conversationId = await begin(ada, good!, "Hello");
  const welcome = { conversationId, content: "Welcome", requestId: crypto.randomUUID() };
  await sendMessage(await contextOf(good!.seller), welcome);
  const page = await (await signedIn(ada)).newPage();
  const name = good!.seller.vendor.companyName;
  await page.goto("/messages");
  await untilHydrated(page);
  await tabTo(page, page.getByRole("link", { name: new RegExp(name) }));
  await page.keyboard.press("Enter");
  await page.waitForURL(`/messages/${conversationId}`);
  await tabTo(page, composer(page));
  await page.keyboard.type("Thank you");
  await page.keyboard.press("Enter");
  await expect(bubble(page, "Thank you")).toContainText(say("messaging:status.sent"));
  await expect(composer(page)).toBeFocused();
  const menu = page.getByRole("button", { name: say("messaging:menu.label", { name }) });
  await tabTo(page, menu, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: say("messaging:menu.report") })).toBeFocused();
  await page.keyboard.press("Enter");
  const report = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect(report).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(report).toBeHidden();
  await expect(menu).toBeFocused();
});

test("what is archived leaves the list, and returns with the next message", async ({ signedIn }) => {
  const [good] = await addGoods(1);
  const ada = await addShopper();
  const conversationId = await begin(ada, good!, "Hello");
  const buyer = await (await signedIn(ada)).newPage();
  const vendor = await (await signedIn(good!.seller)).newPage();
  for (const page of [buyer, vendor]) await openChat(page, conversationId);
  await vendor.getByRole("button", { name: say("messaging:archive") }).click();
  await expect(vendor.getByRole("button", { name: say("messaging:unarchive") })).toBeVisible();
  await vendor.goto("/vendor/dashboard?tab=messages");
  await untilHydrated(vendor);
  await expect(vendor.getByText(say("messaging:emptyTitle"))).toBeVisible();
  await vendor.getByRole("tab", { name: say("messaging:archived") }).click();
  const row = vendor.getByRole("link", { name: /Ada Brown/ });
  await expect(row).toBeVisible();
  await write(buyer, "Are you there?");
  await expect(vendor.getByText(say("messaging:noArchived"))).toBeVisible();
  await vendor.getByRole("tab", { name: say("messaging:active"), exact: true }).click();
  await expect(row).toContainText("Are you there?");
});

test("without a connection a message fails, its text is back, and sent again it arrives once", async ({
  signedIn,
}) => {
  const [good] = await addGoods(1);
  const ada = await addShopper();
  const conversationId = await begin(ada, good!, "Hello");
  const device = await signedIn(ada);
  const page = await device.newPage();
  await openChat(page, conversationId);
  await device.setOffline(true);
  await expect(page.getByText(say("messaging:connection.error"))).toBeVisible();
  await write(page, "Do you ship to Peru?");
  await expect(page.getByText(say("messaging:failed"))).toBeVisible();
  await expect(composer(page)).toHaveValue("Do you ship to Peru?");
  await expect(bubble(page, "Do you ship to Peru?")).toHaveCount(0);
  await device.setOffline(false);
  await page.reload();
  await untilHydrated(page);
  await expect(composer(page)).toHaveValue("Do you ship to Peru?");
  await composer(page).press("Enter");
  await expect(bubble(page, "Do you ship to Peru?")).toContainText(say("messaging:status.sent"));
  await expect(bubble(page, "Do you ship to Peru?")).toHaveCount(1);
  await expect(composer(page)).toHaveValue("");
  await page.reload();
  await untilHydrated(page);
  await expect(composer(page)).toHaveValue("");
});

test("scrolling back fetches what came earlier, and neither that nor a page's worth of news moves what is read", async ({
  signedIn,
}) => {
  const [good] = await addGoods(1);
  const ada = await addShopper();
  const conversationId = await begin(ada, good!, "Message 1");
  const { db } = await openMarket();
  const contentOf = (n: number) => (n % 3 === 0 ? `Message ${n}\n\nof several\nlines` : `Message ${n}`);
  /** As a long conversation would have left it, without a word to open screens. */
  const write = async (from: number, to: number) => {
    const rows = Array.from({ length: to - from + 1 }, (_, n) => ({
      ...{ conversationId, position: from + n, requestId: crypto.randomUUID() },
      ...{ senderId: ada.userId, senderType: "buyer" as const, content: contentOf(from + n) },
    }));
    await db.insert(messages).values(rows);
    await db.update(conversations).set({ messageCount: to }).where(eq(conversations.id, conversationId));
  };
  await write(2, 180);
  const page = await (await signedIn(ada)).newPage();
  await openChat(page, conversationId);
  const log = page.getByRole("region", {
    name: say("messaging:log", { name: good!.seller.vendor.companyName }),
  });
  const message = (n: number) => log.getByText(new RegExp(`^Message ${n}\\b`));
  await expect(message(180)).toBeInViewport();
  await page.route(/messages\?.*before/, async (route) => {
    await page.waitForTimeout(500);
    await route.continue();
  });
  for (const first of [131, 81, 31]) {
    await message(first).evaluate((element) => element.scrollIntoView({ block: "start" }));
    const place = async () => (await message(first).boundingBox())!.y;
    await untilStill(message(first));
    const before = await place();
    await expect(message(Math.max(first - 50, 1))).toBeAttached();
    expect(Math.abs((await place()) - before)).toBeLessThan(2);
  }
  await expect(log.getByRole("button", { name: say("messaging:earlier") })).toHaveCount(0);
  const place = async () => (await message(31).boundingBox())!.y;
  await untilStill(message(31));
  const before = await place();
  await write(181, 300);
  const last = { conversationId, content: "Message 301", requestId: crypto.randomUUID() };
  await sendMessage(await contextOf(good!.seller), last);
  await expect(message(301).last()).toBeAttached();
  for (const n of [1, 31, 180, 181, 251]) await expect(message(n)).toHaveCount(1);
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
});
