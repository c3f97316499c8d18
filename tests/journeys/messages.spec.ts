import { expect, type Locator, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { openConversation } from "#domains/messaging/server/open-conversation.ts";
import { sendMessage } from "#domains/messaging/server/send-message.ts";
import { conversations, messages } from "#domains/messaging/server/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addGoods, type Good } from "./support/goods.ts";
import { openMarket } from "./support/market.ts";
import { addShopper, contextOf, test } from "./support/people.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
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
});

test("what is archived leaves the list, and returns with the next message", async ({ signedIn }) => {
  const [good] = await addGoods(1);
  const ada = await addShopper();
  const conversationId = await begin(ada, good!, "Hello");
  const buyer = await (await signedIn(ada)).newPage();
  const vendor = await (await signedIn(good!.seller)).newPage();
  await openChat(buyer, conversationId);
  await openChat(vendor, conversationId);
  await vendor.getByRole("button", { name: say("messaging:archive") }).click();
  await expect(vendor.getByRole("button", { name: say("messaging:unarchive") })).toBeVisible();
  await vendor.goto("/vendor/dashboard?tab=messages");
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

test("scrolling back fetches what came earlier, without moving what is read", async ({ signedIn }) => {
  const [good] = await addGoods(1);
  const ada = await addShopper();
  const conversationId = await begin(ada, good!, "Message 1");
  const { db } = await openMarket();
  const rest = Array.from({ length: 179 }, (_, n) => ({
    ...{ conversationId, position: n + 2, requestId: crypto.randomUUID(), content: `Message ${n + 2}` },
    ...{ senderId: ada.userId, senderType: "buyer" as const },
  }));
  await db.insert(messages).values(rest);
  await db.update(conversations).set({ messageCount: 180 }).where(eq(conversations.id, conversationId));
  const page = await (await signedIn(ada)).newPage();
  await openChat(page, conversationId);
  const log = page.getByRole("region", {
    name: say("messaging:log", { name: good!.seller.vendor.companyName }),
  });
  const message = (n: number) => log.getByText(`Message ${n}`, { exact: true });
  await expect(message(180)).toBeInViewport();
  for (const first of [131, 81, 31]) {
    await message(first).evaluate((element) => element.scrollIntoView({ block: "start" }));
    const place = async () => (await message(first).boundingBox())!.y;
    const before = await place();
    await expect(message(Math.max(first - 50, 1))).toBeAttached();
    expect(Math.abs((await place()) - before)).toBeLessThan(2);
  }
  await expect(log.getByRole("button", { name: say("messaging:earlier") })).toHaveCount(0);
});
