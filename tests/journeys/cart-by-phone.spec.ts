import { expect } from "@playwright/test";
import { toast } from "./support/auth-page.ts";
import { expectCart, leaveCart } from "./support/cart.ts";
import { findingsOf, overflowOf } from "./support/expect-accessible.ts";
import { addGood, addGoods } from "./support/goods.ts";
import { test } from "./support/people.ts";
import { wordsOf } from "./support/words.ts";

const coffee = { priceCents: 1_500, tastingNotes: ["jasmine"] };

for (const [language, locale] of [
  ["en", "en-US"],
  ["es", "es-MX"],
  ["pt", "pt-BR"],
] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } });
    const say = wordsOf(language);

    test("a product that makes a parcel alone is swapped for a similar one of a vendor in the cart, and back", async ({
      page,
    }) => {
      const [kept] = await addGoods(1);
      const [far] = await addGoods(1);
      const alone = await addGood(far!.seller, coffee);
      const similar = await addGood(kept!.seller, { ...coffee, tastingNotes: ["rose"] });
      await leaveCart(page, [
        [kept!, 1],
        [alone, 1],
      ]);
      await page.goto("/cart");
      const { companyName: vendor } = kept!.seller.vendor;
      const offer = page.getByRole("complementary", { name: say("cart:swap.title", { vendor }) });
      await expect(offer.getByRole("link", { name: similar.name })).toBeVisible();
      await expect(offer).toContainText(alone.name);
      const twoParcels = page.getByText(say("cart:parcels_other", { count: 2 }));
      await expect(twoParcels).toBeVisible();
      // A third of the window, with its picture beside the words.
      expect((await offer.boundingBox())!.height).toBeLessThan(250);
      expect(await overflowOf(page)).toBe(0);
      expect(await findingsOf(page)).toEqual([]);

      await offer.getByRole("button").click();
      await expectCart(page, [
        [kept!, 1],
        [similar, 1],
      ]);
      await expect(offer).toBeHidden();
      await expect(twoParcels).toBeHidden();
      await toast(page, say("cart:swap.done"))
        .getByRole("button", { name: say("cart:undo") })
        .click();
      await expectCart(page, [
        [kept!, 1],
        [alone, 1],
      ]);
      await expect(offer).toBeVisible();
    });
  });
