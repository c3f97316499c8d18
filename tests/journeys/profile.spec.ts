import { expect } from "@playwright/test";
import { getProfile } from "#domains/accounts/server/get-profile.ts";
import { avatar, expectToast, heading, tab } from "./support/dashboard.ts";
import { holdCode } from "./support/hold-code.ts";
import { addShopper, contextOf, type Shopper, test } from "./support/people.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");

test("name and picture are saved and shown at once; a failure keeps what was typed", async ({ signedIn }) => {
  const shopper = await addShopper();
  const device = await signedIn(shopper);
  const [page, other] = [await device.newPage(), await device.newPage()];
  const referrers: (string | undefined)[] = [];
  await device.route("https://pictures.example/**", (route) => {
    referrers.push(route.request().headers().referer);
    return route.request().url().endsWith("ada.svg")
      ? route.fulfill({
          contentType: "image/svg+xml",
          body: "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
        })
      : route.abort();
  });
  await other.goto("/dashboard");
  await page.goto("/dashboard?tab=profile");
  const name = page.getByLabel(say("accounts:fields.fullName"));
  const picture = page.getByLabel(say("accounts:fields.avatarUrl"));
  const save = page.locator("form", { has: name }).getByRole("button");
  await expect(save).toHaveText(say("accounts:settings.save"));

  await page.route("**/api/profile", (route) => route.abort());
  await name.fill("Ada B.");
  await save.click();
  await expectToast(page, say("accounts:settings.failedTitle"), say("accounts:settings.failedText"));
  await expect(page.getByRole("alert")).toContainText(say("accounts:settings.formFailed"));
  // Another tab and back: nothing that was typed is lost.
  await tab(page, say, "orders").click();
  await expect(name).toBeHidden();
  await tab(page, say, "profile").click();
  await expect(name).toHaveValue("Ada B.");

  await page.unroute("**/api/profile");
  await picture.fill("https://pictures.example/ada.svg");
  await save.click();
  await expectToast(page, say("accounts:settings.savedTitle"), say("accounts:settings.savedText"));
  await expect(page.getByRole("alert")).toHaveCount(0);
  for (const one of [page, other]) {
    await expect(heading(one, 1)).toHaveText(say("accounts:dashboard.welcome", { name: "Ada B." }));
    await expect(avatar(one)).toHaveJSProperty("naturalWidth", 9);
  }
  expect(await storedProfile(shopper)).toEqual({
    name: "Ada B.",
    picture: "https://pictures.example/ada.svg",
  });

  await name.fill("");
  await picture.fill("https://pictures.example/gone.png");
  await picture.press("Enter");
  await expect(heading(page, 1)).toHaveText(
    say("accounts:dashboard.welcome", { name: say("accounts:dashboard.coffeeLover") }),
  );
  await expect(avatar(page)).toHaveCount(0);
  await page.goto("/profile/settings");
  await expect(page.getByLabel(say("accounts:fields.avatarUrl"))).toHaveValue(
    "https://pictures.example/gone.png",
  );
  expect(referrers.length).toBeGreaterThan(0);
  expect(referrers.filter(Boolean)).toEqual([]);

  await page.getByLabel(say("accounts:fields.fullName")).fill("x".repeat(101));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(say("accounts:fields.fullName"))).toHaveAccessibleDescription(
    say("accounts:problems.fullName", { max: 100 }),
  );
});

test("what is typed and sent before the page's code is there is saved when it has come", async ({
  signedIn,
}) => {
  const page = await (await signedIn(await addShopper())).newPage();
  const release = await holdCode(page);
  await page.goto("/dashboard?tab=profile", { waitUntil: "domcontentloaded" });
  const name = page.getByLabel(say("accounts:fields.fullName"));
  await expect(name).toHaveValue("Ada Brown");
  await name.fill("Ada the Quick");
  await page.keyboard.press("Enter");
  release();
  await expect(heading(page, 1)).toHaveText(say("accounts:dashboard.welcome", { name: "Ada the Quick" }));
  await expect(name).toHaveValue("Ada the Quick");
});

async function storedProfile(shopper: Shopper): Promise<{ name: string; picture: string | null }> {
  const { fullName, avatarUrl } = await getProfile(await contextOf(shopper));
  return { name: fullName, picture: avatarUrl };
}
