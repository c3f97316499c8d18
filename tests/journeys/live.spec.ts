import { expect, type Page } from "@playwright/test";
import { openConversation } from "#domains/messaging/server/open-conversation.ts";
import { sendMessage } from "#domains/messaging/server/send-message.ts";
import { addGoods, setStock } from "./support/goods.ts";
import { addShopper, contextOf, test } from "./support/people.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");

test("the stock of an open product falls while a person and a visitor look at it, and sells out", async ({
  page: visitor,
  signedIn,
}) => {
  const [good, next] = await addGoods(2);
  const person = await (await signedIn(await addShopper())).newPage();
  for (const page of [person, visitor]) {
    const stream = page.waitForResponse((answer) => answer.url().includes(`product=${good!.id}`));
    await page.goto(`/products/${good!.id}`);
    expect((await stream).status()).toBe(200);
  }
  const says = (page: Page, text: string, exact: boolean) =>
    page.getByRole("main").getByText(text, { exact }).first();
  await setStock(good!, 2);
  for (const page of [person, visitor])
    await expect(says(page, say("catalogue:product.lowStock", { n: 2 }), false)).toBeVisible();
  await setStock(good!, 0);
  for (const page of [person, visitor]) {
    await expect(says(page, say("catalogue:product.soldOut"), true)).toBeVisible();
    await page.goto(`/products/${next!.id}`);
    const add = page.getByRole("main").getByRole("button", { name: say("cart:add"), exact: true });
    await expect(add.first()).toBeVisible();
  }
});

test("a tab that was away says where it was, and misses nothing", async ({ signedIn }) => {
  const [good] = await addGoods(1);
  const person = await addShopper();
  const context = await signedIn(person);
  const page = await context.newPage();
  const ctx = await contextOf(person);
  const { id: conversationId } = await openConversation(ctx, { productId: good!.id });
  await page.goto(`/messages/${conversationId}`);
  await untilHydrated(page);
  await expect(page.getByText(say("messaging:connection.connected"))).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(say("messaging:connection.error"))).toBeVisible();
  const vendor = await contextOf(good!.seller);
  for (const content of ["one", "two", "three"])
    await sendMessage(vendor, { conversationId, content, requestId: crypto.randomUUID() });
  const resumes = page.waitForRequest((request) => /realtime\/v1\/events\?after=\w+/.test(request.url()));
  await context.setOffline(false);
  await resumes;
  for (const content of ["one", "two", "three"])
    await expect(page.getByRole("listitem").filter({ hasText: content })).toHaveCount(1);
  await expect(page.getByText(say("messaging:connection.connected"))).toBeVisible();
});
