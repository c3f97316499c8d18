import { reportReferenceOf } from "#domains/moderation/report-rules.ts";
import type { reports } from "../tables.ts";

type Numbers = Pick<typeof reports.$inferSelect, "number" | "visitorNumber">;

/** What the reporter quotes. */
export const referenceOf = ({ number, visitorNumber }: Numbers): string =>
  reportReferenceOf(visitorNumber ?? number);
