import { randomUUID } from "node:crypto";
import { reports } from "#domains/moderation/server/tables.ts";
import { hashLinkToken } from "#platform/email/link-secret.ts";
import type { World } from "./valid-input.ts";

/** A report of the owner's; open unless said otherwise. */
export async function makeReport({ infra, owner }: World, more: object = {}): Promise<string> {
  const [row] = await infra.db
    .insert(reports)
    .values({
      ...{ kind: "message", subjectId: randomUUID(), reporterId: owner.userId, requestId: randomUUID() },
      ...{ reason: "spam", words: "Again", evidence: { texts: [] }, ...more },
    })
    .returning();
  return row!.id;
}

const takenBy = ({ infra, owner }: World) => ({ takenBy: owner.userId, takenAt: infra.clock.now() });
const dismissed = ({ infra }: World) => ({
  ...{ state: "closed", outcome: "none", closeReason: "It may stay.", closedAt: infra.clock.now() },
});

/** The secret of the link to a visitor's report on which nothing was done. */
async function linkOf(world: World): Promise<string> {
  const token = randomUUID();
  await makeReport(world, { ...dismissed(world), objectionTokenHash: hashLinkToken(token) });
  return token;
}

export const reportInputs: Record<string, (world: World) => unknown> = {
  "moderation.listReports.list": () => "open",
  "moderation.getTransparencyReport.from": () => "2026-01-01",
  "moderation.getTransparencyReport.to": () => "2026-03-31",
  "moderation.exportTransparencyReport.from": () => "2026-01-01",
  "moderation.exportTransparencyReport.to": () => "2026-03-31",
  "moderation.releaseReport.reportId": (world) => makeReport(world, takenBy(world)),
  "moderation.decideReport.reportId": (world) => makeReport(world, takenBy(world)),
  "moderation.answerReportObjection.reportId": (world) =>
    makeReport(world, {
      ...{ ...dismissed(world), objection: "Look again, please.", objectedAt: world.infra.clock.now() },
    }),
  "moderation.objectToReport.reportId": (world) => makeReport(world, dismissed(world)),
  "moderation.getReportByLink.token": linkOf,
  "moderation.objectByLink.token": linkOf,
};
