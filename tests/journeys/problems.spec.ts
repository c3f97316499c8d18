import { type BrowserContext, expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { confirmReceipt } from "#domains/orders/server/confirm-receipt.ts";
import { shipParcel } from "#domains/orders/server/ship-parcel.ts";
import { offerSolution } from "#domains/problems/server/offer-solution.ts";
import { problems } from "#domains/problems/server/tables.ts";
import { workOffProblems } from "#domains/problems/server/work-off-problems.ts";
import type { Person } from "#platform/rpc/context.ts";
import { addPerson } from "../support/market-people.ts";
import { makePicture } from "../support/pictures.ts";
import { refundsOf } from "../support/sell.ts";
import { expectAccessibleAtBothWidths } from "./support/expect-accessible.ts";
import { addGoods } from "./support/goods.ts";
import { ledgerSum, openMarket } from "./support/market.ts";
import { addShopper, contextOf, test } from "./support/people.ts";
import { disputePayment } from "./support/provider.ts";
import { buy } from "./support/purchases.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

const say = wordsOf("en");
test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

/** A delivered parcel, on its buyer's screen. */
async function deliver(signedIn: (who: Person) => Promise<BrowserContext>) {
  const [good] = await addGoods(1);
  const buyer = await addShopper();
  const order = await buy(buyer, [good!]);
  const parcelId = order.parcelOf(good!);
  await shipParcel(await contextOf(good!.seller), { parcelId, carrier: "UPS", trackingNumber: "1Z999" });
  await confirmReceipt(await contextOf(buyer), { parcelId });
  const page = await (await signedIn(buyer)).newPage();
  await page.goto(`/orders/${order.id}`);
  await untilHydrated(page);
  return { good: good!, seller: good!.seller, order, page };
}

async function report(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: say("problems:report.open") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: say("problems:report.confirm") }).click();
  await expect(dialog.getByText(say("problems:report.kindMissing"))).toBeVisible();
  await dialog.getByLabel(say("problems:kinds.damaged")).check();
  await dialog.getByRole("button", { name: say("problems:report.all") }).click();
  await expect(dialog.getByText(name)).toBeVisible();
  await dialog.getByLabel(say("problems:solutions.replacement")).check();
  await dialog.getByLabel(say("problems:report.words")).fill("The bag was torn when it came.");
  await dialog.getByRole("button", { name: say("problems:report.confirm") }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say("problems:states.buyer.reported"))).toBeVisible();
}

async function problemOf(orderId: string) {
  const { db } = await openMarket();
  const [problem] = await db.select().from(problems).where(eq(problems.orderId, orderId));
  return problem!;
}

/** The problem of an order on its vendor's screen. */
async function openAsVendor(vendor: BrowserContext, orderId: string): Promise<Page> {
  const page = await vendor.newPage();
  await page.goto(`/vendor/dashboard?tab=problems&problem=${(await problemOf(orderId)).id}`);
  await untilHydrated(page);
  return page;
}

/** The deadline of what the problem waits for is over, and the hourly job comes by. */
async function letDeadlinePass(orderId: string): Promise<void> {
  const market = await openMarket();
  await market.db
    .update(problems)
    .set({ dueAt: new Date(Date.now() - 1_000) })
    .where(eq(problems.orderId, orderId));
  await workOffProblems(market);
}

test("a torn bag is reported, its vendor offers a refund, the buyer accepts, and the money goes back", async ({
  signedIn,
}) => {
  const { good, seller, order, page } = await deliver(signedIn);
  await report(page, good.name);
  const vendor = await (await signedIn(seller)).newPage();
  await vendor.goto("/vendor/dashboard?tab=problems");
  await untilHydrated(vendor);
  await vendor.getByRole("link", { name: `#${order.number}` }).click();
  await vendor.getByRole("button", { name: say("problemsDesk:offerForm.open") }).click();
  const dialog = vendor.getByRole("dialog");
  await dialog.getByLabel(say("problems:solutions.refund"), { exact: true }).check();
  await dialog.getByLabel(say("problemsDesk:offerForm.words")).fill("I am sorry about the bag.");
  await expectAccessibleAtBothWidths(vendor);
  await dialog.getByRole("button", { name: say("problemsDesk:offerForm.confirm") }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say("problems:states.buyer.offered"))).toBeVisible();
  await expect(page.getByText("I am sorry about the bag.").first()).toBeVisible();
  await page.getByRole("button", { name: say("problems:accept"), exact: true }).click();
  await expect(page.getByText(say("problems:outcomes.refunded")).first()).toBeVisible();
  await expect(vendor.getByText(say("problems:outcomes.refunded")).first()).toBeVisible();
  const [refund] = await refundsOf(await openMarket(), order.id);
  expect(refund).toMatchObject({ goodsCents: good.priceCents, shippingCents: 0 });
  expect(await ledgerSum()).toBe(0);
});

test("a faulty product is sent back only with a label that its vendor paid for", async ({ signedIn }) => {
  const { good, seller, order, page } = await deliver(signedIn);
  await report(page, good.name);
  const vendor = await openAsVendor(await signedIn(seller), order.id);
  await vendor.getByRole("button", { name: say("problemsDesk:offerForm.open") }).click();
  const dialog = vendor.getByRole("dialog");
  await dialog.getByLabel(say("problems:solutions.return"), { exact: true }).check();
  await dialog.getByLabel(say("problemsDesk:offerForm.returnTo")).fill("Finca, Calle 1, Huila, Colombia");
  await dialog.getByLabel(say("problemsDesk:offerForm.words")).fill("Please send it back.");
  const send = dialog.getByRole("button", { name: say("problemsDesk:offerForm.confirm") });
  await send.click();
  await expect(dialog.getByText(say("problemsDesk:offerForm.labelMissing"))).toBeVisible();
  await expectAccessibleAtBothWidths(vendor);
  const label = { name: "label.jpg", mimeType: "image/jpeg", buffer: await makePicture() };
  await dialog.locator("input[type=file]").setInputFiles(label);
  await expect(dialog.getByText(say("problemsDesk:offerForm.labelMissing"))).toBeHidden();
  await expect(dialog.getByRole("progressbar")).toBeHidden();
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say("problems:states.buyer.offered"))).toBeVisible();
  expect((await problemOf(order.id)).offer).toBe("return");
});

test("an offer that nobody answers counts as accepted at its deadline", async ({ signedIn }) => {
  const { good, seller, order, page } = await deliver(signedIn);
  await report(page, good.name);
  const { id: problemId } = await problemOf(order.id);
  await offerSolution(await contextOf(seller), {
    ...{ problemId, offer: "refund", lines: [], shippingCents: 100, pictureIds: [] },
    ...{ words: "A dollar for your trouble.", returnTo: undefined },
  });
  await expect(page.getByText(say("problems:states.buyer.offered"))).toBeVisible();
  await letDeadlinePass(order.id);
  await expect(page.getByText(say("problems:outcomes.refunded")).first()).toBeVisible();
  const refunds = await refundsOf(await openMarket(), order.id);
  expect(refunds.map(({ goodsCents, shippingCents }) => [goodsCents, shippingCents])).toEqual([[0, 100]]);
});

test("what two can't settle is decided by an administrator, with reasons that both read", async ({
  signedIn,
}) => {
  const { good, seller, order, page } = await deliver(signedIn);
  await report(page, good.name);
  const vendor = await openAsVendor(await signedIn(seller), order.id);
  await vendor.getByRole("button", { name: say("problemsDesk:decline.open") }).click();
  await vendor.getByRole("alertdialog").getByRole("textbox").fill("It left us whole.");
  await vendor
    .getByRole("alertdialog")
    .getByRole("button", { name: say("problemsDesk:decline.confirm"), exact: true })
    .click();
  await page.getByRole("button", { name: say("problems:disagree.open") }).click();
  await page.getByRole("alertdialog").getByRole("textbox").fill("The carton was wet inside.");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("problems:disagree.confirm") })
    .click();
  await expect(page.getByText(say("problems:states.buyer.escalated")).first()).toBeVisible();

  const person = await addPerson(await openMarket(), { roles: ["admin"], name: "Ines Lima" });
  const admin = await (await signedIn(person)).newPage();
  await admin.goto("/admin?tab=problems");
  await untilHydrated(admin);
  await admin.getByRole("link", { name: `#${order.number}` }).click();
  await admin.getByRole("button", { name: say("problemsDesk:decide.open"), exact: true }).click();
  const dialog = admin.getByRole("alertdialog");
  await dialog.getByLabel(say("problemsDesk:decide.refund"), { exact: true }).check();
  await dialog.getByRole("button", { name: say("problems:report.all") }).click();
  await dialog.getByLabel(say("problemsDesk:decide.platform"), { exact: true }).check();
  await dialog.getByLabel(say("problemsDesk:decide.rule")).selectOption("defective");
  const facts = "The pictures show a torn bag inside an undamaged box.";
  await dialog.getByLabel(say("problemsDesk:decide.facts")).fill(facts);
  await expectAccessibleAtBothWidths(admin);
  await dialog.getByRole("button", { name: say("problemsDesk:decide.confirm"), exact: true }).click();
  await expect(dialog).toBeHidden();
  for (const side of [page, vendor]) await expect(side.getByText(facts).first()).toBeVisible();
  await expect(vendor.getByText(say("problems:platformBears"))).toBeVisible();
  const after = await problemOf(order.id);
  expect(after).toMatchObject({ outcome: "refunded", relievedCents: expect.any(Number) });
  expect(after.relievedCents).toBeGreaterThan(0);
  expect(await ledgerSum()).toBe(0);
});

test("a problem whose payment a bank takes back waits for the bank, and ends with it", async ({
  signedIn,
}) => {
  const { good, order, page } = await deliver(signedIn);
  await report(page, good.name);
  const bank = await disputePayment(order.id);
  await expect(page.getByText(say("problems:states.buyer.disputed"))).toBeVisible();
  await expect(page.getByRole("button", { name: say("problems:withdraw.open") })).toBeHidden();
  await bank.decide("lost");
  await expect(page.getByText(say("problems:outcomes.chargedBack")).first()).toBeVisible();
  expect(await refundsOf(await openMarket(), order.id)).toMatchObject([{ paidBy: "chargeback" }]);
  expect(await ledgerSum()).toBe(0);
});
