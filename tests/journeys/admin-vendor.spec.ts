import { expect, test } from "@playwright/test";
import { toast } from "./support/auth-page.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addKind, cookieOf } from "./support/kinds.ts";
import { askMarket, ledgerSum } from "./support/market.ts";
import { untilAlive } from "./support/until-alive.ts";
import { wordsOf } from "./support/words.ts";

const settings = [
  { language: "en", locale: "en-US", width: 1280, height: 900 },
  { language: "es", locale: "es-MX", width: 360, height: 740 },
  { language: "pt", locale: "pt-BR", width: 360, height: 740 },
] as const;

/** A vendor of the demo on a paid plan, to whom nobody else's journey pays anything. */
async function pickVendor(offset: number): Promise<string> {
  const [vendor] = await askMarket<{ id: string }>(
    `select v.id from vendors v join parcels p on p.vendor_id = v.id and p.status = 'delivered'
     left join payout_parcels s on s.parcel_id = p.id
     where v.plan_type = 'basic' and v.is_approved and s.parcel_id is null
     group by v.id order by v.id desc offset $1 limit 1`,
    [offset],
  );
  return vendor!.id;
}

for (const [index, { language, locale, width, height }] of settings.entries()) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height } });

    test("an administrator records what was paid at the bank, and agrees on terms", async ({
      page,
      baseURL,
    }) => {
      const say = wordsOf(language);
      const vendorId = await pickVendor(index);
      await page.context().addCookies([cookieOf(await addKind("admin"), baseURL!)]);
      await page.goto(`/admin?tab=vendors&state=approved&vendor=${vendorId}`);
      await untilAlive(page);
      await expectAccessible(page);

      await page.getByRole("button", { name: say("payouts:admin.record") }).click();
      const payment = page.getByRole("dialog");
      const amount = payment.getByLabel(say("payouts:admin.amount"));
      const most = Number(await amount.inputValue());
      expect(most).toBeGreaterThan(1);
      await amount.fill(String(most + 1));
      await payment.getByRole("button", { name: say("payouts:admin.record") }).click();
      await expect(payment.getByText(say("payouts:admin.noteWrong"))).toBeVisible();
      await expect(amount).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page);
      await amount.fill("1.00");
      await payment.getByLabel(say("payouts:admin.note")).fill("SEPA 4711");
      await payment.getByRole("button", { name: say("payouts:admin.record") }).click();
      await expect(toast(page, say("payouts:admin.recorded", { amount: "$1.00" }))).toBeVisible();
      await expect(page.getByText("SEPA 4711")).toBeVisible();
      expect(await ledgerSum()).toBe("0.00");

      await page.getByRole("button", { name: say("plans:terms.set") }).click();
      const terms = page.getByRole("dialog");
      await terms.getByRole("button", { name: say("plans:terms.save") }).click();
      await expect(terms.getByText(say("plans:terms.wrong.name"))).toBeVisible();
      await terms.getByLabel(say("plans:terms.price")).fill("249");
      await terms.getByLabel(say("plans:terms.name")).fill("Amara Okafor");
      await terms.getByLabel(say("plans:terms.email")).fill("amara@cafeto.example");
      await expectAccessible(page);
      await terms.getByRole("button", { name: say("plans:terms.save") }).click();
      await expect(toast(page, say("plans:terms.saved"))).toBeVisible();
      await expect(page.getByText("$249.00")).toBeVisible();
      const [vendor] = await askMarket<{ plan_type: string }>("select plan_type from vendors where id = $1", [
        vendorId,
      ]);
      expect(vendor!.plan_type).toBe("enterprise");
    });
  });
}
