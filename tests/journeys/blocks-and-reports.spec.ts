import { expect, type Page } from "@playwright/test";
import { openConversation } from "#domains/messaging/server/open-conversation.ts";
import { sendMessage } from "#domains/messaging/server/send-message.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addGoods } from "./support/goods.ts";
import { addKind } from "./support/kinds.ts";
import { messagesTo, subjectsTo } from "./support/mails.ts";
import { addShopper, contextOf, test } from "./support/people.ts";
import { decideReport, openReport } from "./support/report-desk.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");
const composer = (page: Page) => page.getByRole("textbox", { name: say("messaging:compose") });

async function openChat(page: Page, conversationId: string) {
  await page.goto(`/messages/${conversationId}`);
  await untilHydrated(page);
  await expect(page.getByText(say("messaging:connection.connected"))).toBeVisible();
}

/** An item of the menu about the other side. */
async function choose(page: Page, name: string, item: string) {
  await page.getByRole("button", { name: say("messaging:menu.label", { name }) }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("a buyer reports a message and blocks its sender; an administrator decides, and the buyer unblocks", async ({
  page,
  signedIn,
  baseURL,
}) => {
  const [good] = await addGoods(1);
  const ada = await addShopper();
  const { seller } = good!;
  const { id: conversationId } = await openConversation(await contextOf(ada), { productId: good!.id });
  await sendMessage(await contextOf(seller), {
    ...{ conversationId, requestId: crypto.randomUUID() },
    content: "Pay me by wire, it is cheaper.",
  });
  const buyer = await (await signedIn(ada)).newPage();
  const vendor = await (await signedIn(seller)).newPage();
  await openChat(buyer, conversationId);
  await openChat(vendor, conversationId);
  const shop = seller.vendor.companyName;

  await choose(buyer, shop, say("messaging:menu.report"));
  const report = buyer.getByRole("alertdialog").or(buyer.getByRole("dialog"));
  await report.getByRole("button", { name: say("reports:send") }).click();
  await expect(report.getByText(say("reports:reasonMissing"))).toBeVisible();
  await expectAccessible(buyer);
  await report.getByLabel(say("reports:subject")).selectOption({ index: 1 });
  await report.getByText(say("reports:reasons.outside_payment"), { exact: true }).click();
  await report.getByLabel(say("reports:words")).fill("Asks for money outside of the market.");
  await report.getByRole("button", { name: say("reports:send") }).click();
  const thanks = report.getByText(say("reports:sent", { reference: "R-" }).replace(/\).*$/, ""));
  await expect(thanks).toBeVisible();
  const [reference] = /R-\d+/.exec((await thanks.textContent())!)!;
  await report
    .getByRole("button", { name: say("reports:done"), exact: true })
    .last()
    .click();
  const subjects = subjectsTo(ada.email);
  await expect.poll(subjects).toContain(say("mail:report.received.subject", { reference }));

  await choose(buyer, shop, say("messaging:menu.block", { name: shop }));
  await buyer.getByRole("button", { name: say("messaging:block.confirm"), exact: true }).click();
  await expect(buyer.getByText(say("messaging:block.byYou"))).toBeVisible();
  await expect(composer(buyer)).toBeHidden();
  await expectAccessible(buyer);
  // Live, and without saying who decided it.
  await expect(vendor.getByText(say("messaging:block.refused"))).toBeVisible();
  await expect(composer(vendor)).toBeHidden();
  await expectAccessible(vendor);

  await page.context().addCookies([(await addKind("admin", baseURL!)).cookie]);
  const main = await openReport(page, reference!);
  await expect(main).toContainText("Pay me by wire, it is cheaper.");
  await expect(main).toContainText("Asks for money outside of the market.");
  await decideReport(page, say, {
    ...{ measure: "removeMessage", rule: "fraud" },
    ...{ facts: "It asks for a payment outside of the market.", answer: "The message is removed." },
  });
  const closedSubject = say("mail:report.acted.subject", { reference });
  await expect.poll(subjects).toContain(closedSubject);
  const closed = (await messagesTo(ada.email)).find(({ subject }) => subject === closedSubject);
  expect(closed!.html).toContain("The message is removed.");
  // Live, for both sides.
  await expect(buyer.getByText(say("messaging:removedMessage"))).toBeVisible();
  await expect(vendor.getByText(say("messaging:removedMessage"))).toBeVisible();

  await buyer.getByRole("button", { name: say("messaging:block.undo") }).click();
  await expect(composer(buyer)).toBeVisible();
  await composer(vendor).fill("Sorry, my mistake.");
  await composer(vendor).press("Enter");
  await expect(buyer.getByRole("listitem").getByText("Sorry, my mistake.")).toBeVisible();
});
