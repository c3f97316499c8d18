import fs from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { codeSentTo } from "./mails.ts";
import { codesOf } from "./second-factor.ts";
import type { Say } from "./words.ts";

export const securityPanel = "/profile/settings?panel=security";
export const leftOver = (say: Say, count: number) => say("secondFactor:codes.left_other", { count });

/**
 * From the panel's button to the codes that were kept, without a pointer; gives the codes that the app shows from now
 * on. `codeTo`: where an administrator's first factor has its code mailed.
 */
export async function addApp(page: Page, say: Say, name: string, codeTo?: string) {
  const begin = page.getByRole("button", { name: say("secondFactor:factors.addApp") });
  const dialog = page.getByRole("dialog");
  await begin.press("Enter");
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(say("secondFactor:enrol.name")).fill(name);
  if (codeTo) {
    await dialog.getByRole("button", { name: say("auth:sendCode.send") }).press("Enter");
    await dialog.getByLabel(say("auth:sendCode.label")).fill(await codeSentTo(codeTo));
  }
  await page.keyboard.press("Enter");
  const picture = dialog.getByRole("img", { name: say("secondFactor:enrol.qrAlt") });
  await expect(picture).toBeVisible();
  expect((await picture.boundingBox())!.width).toBeGreaterThanOrEqual(200);
  const secret = (await dialog.locator("code").innerText()).replace(/\s/g, "");
  const code = dialog.getByLabel(say("secondFactor:secondStep.totpLabel"));
  await code.fill("12345");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(say("secondFactor:secondStep.sixDigits"))).toBeVisible();
  const nextCode = codesOf(secret);
  await code.fill(nextCode());
  await page.keyboard.press("Enter");
  return { nextCode, recoveryCodes: await keepCodes(page, say) };
}

/** Reads the codes that are shown this once, saves them as a file, and says that they are kept. */
export async function keepCodes(page: Page, say: Say): Promise<string[]> {
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByText(say("secondFactor:codes.saveTitle"))).toBeVisible();
  const codes = await dialog.locator("ol li").allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.keyboard.press("Escape");
  await expect(dialog.getByText(say("secondFactor:codes.once"))).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: say("secondFactor:codes.download") }).press("Enter"),
  ]);
  expect(file.suggestedFilename()).toBe(say("secondFactor:codes.file"));
  const saved = await fs.readFile(await file.path(), "utf8");
  for (const code of codes) expect(saved).toContain(code);
  await dialog.getByRole("button", { name: say("secondFactor:codes.kept") }).press("Enter");
  await expect(dialog).toHaveCount(0);
  return codes;
}
