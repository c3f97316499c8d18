import fs from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { askMarket } from "./market.ts";
import { codesOf } from "./second-factor.ts";
import type { Say } from "./words.ts";

export const securityPanel = "/profile/settings?panel=security";
export const leftOver = (say: Say, count: number) => say("auth:security.codes.left_other", { count });

/** From the panel's button to the codes that were kept, without a pointer; gives the codes that the app shows from now on. */
export async function addApp(page: Page, say: Say, name: string) {
  const begin = page.getByRole("button", { name: say("auth:security.factors.addApp") });
  const dialog = page.getByRole("dialog");
  await begin.press("Enter");
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(say("auth:security.enrol.name")).fill(name);
  await page.keyboard.press("Enter");
  const picture = dialog.getByRole("img", { name: say("auth:security.enrol.qrAlt") });
  await expect(picture).toBeVisible();
  expect((await picture.boundingBox())!.width).toBeGreaterThanOrEqual(200);
  const secret = (await dialog.locator("code").innerText()).replace(/\s/g, "");
  const code = dialog.getByLabel(say("auth:secondStep.totpLabel"));
  await code.fill("12345");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(say("auth:secondStep.sixDigits"))).toBeVisible();
  const nextCode = codesOf(secret);
  await code.fill(nextCode());
  await page.keyboard.press("Enter");
  return { nextCode, recoveryCodes: await keepCodes(page, say) };
}

/** Reads the codes that are shown this once, saves them as a file, and says that they are kept. */
export async function keepCodes(page: Page, say: Say): Promise<string[]> {
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByText(say("auth:security.codes.saveTitle"))).toBeVisible();
  const codes = await dialog.locator("ol li").allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.keyboard.press("Escape");
  await expect(dialog.getByText(say("auth:security.codes.once"))).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: say("auth:security.codes.download") }).press("Enter"),
  ]);
  expect(file.suggestedFilename()).toBe(say("auth:security.codes.file"));
  const saved = await fs.readFile(await file.path(), "utf8");
  for (const code of codes) expect(saved).toContain(code);
  await dialog.getByRole("button", { name: say("auth:security.codes.kept") }).press("Enter");
  await expect(dialog).toHaveCount(0);
  return codes;
}

/** The six digits of the newest mail or message. */
export async function codeSentTo(recipient: string): Promise<string> {
  let code = "";
  await expect
    .poll(async () => {
      const [message] = await askMarket<{ subject: string }>(
        "select subject from emails where recipient = $1 and subject ~ '[0-9]{6}' order by created_at desc limit 1",
        [recipient],
      );
      code = /\d{6}/.exec(message?.subject ?? "")?.[0] ?? "";
      return code;
    })
    .not.toBe("");
  return code;
}
