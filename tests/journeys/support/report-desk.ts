import { expect, type Locator, type Page } from "@playwright/test";
import type { Measure, PublicKind } from "#domains/moderation/report-rules.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { untilHydrated } from "./until-hydrated.ts";
import type { Say } from "./words.ts";

/** An administrator opens a report among the reported content, of one kind if named. */
export async function openReport(page: Page, reference: string, kind?: PublicKind): Promise<Locator> {
  await page.goto(`/admin?tab=moderation${kind ? `&kind=${kind}` : ""}`);
  await untilHydrated(page);
  await page.getByRole("row").filter({ hasText: reference }).getByRole("link").first().click();
  return page.getByRole("article");
}

type Decision = { measure: Measure; rule: string; facts: string; answer: string };

/** Takes the opened report and decides it. */
export async function decideReport(page: Page, say: Say, decision: Decision): Promise<void> {
  const report = page.getByRole("article");
  await expectAccessible(page);
  await report.getByRole("button", { name: say("reportWork:take") }).click();
  await report.getByRole("button", { name: say("reportWork:decide") }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText(say(`reportWork:measures.${decision.measure}`), { exact: true }).click();
  await dialog.getByLabel(say("reportWork:rule")).selectOption(decision.rule);
  await dialog.getByLabel(say("reportWork:facts")).fill(decision.facts);
  await dialog.getByLabel(say("reportWork:answer")).fill(decision.answer);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: say("reportWork:decide") }).click();
  await expect(dialog).toBeHidden();
}
