import type { ReportDays } from "#domains/problems/problem-life.ts";
import { readSettings } from "#domains/settings/server/read-settings.ts";
import type { Infra } from "#platform/rpc/context.ts";

const keys = ["problems.reportDays", "problems.changedMindDays", "problems.answerWorkingDays"] as const;

/** For how many days a problem can be reported, and how many working days its vendor has to answer. */
export async function readReportDays(
  ctx: Pick<Infra, "db" | "clock">,
): Promise<ReportDays & { answer: number }> {
  const settings = await readSettings(ctx, keys);
  return {
    afterDelivery: settings["problems.reportDays"],
    changedMind: settings["problems.changedMindDays"],
    answer: settings["problems.answerWorkingDays"],
  };
}
