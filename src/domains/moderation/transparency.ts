import * as z from "zod";
import { allRules, endings, type Restriction } from "#domains/decisions/decision-rules.ts";
import { isPeriod, reportKinds, reportReasons } from "./report-rules.ts";

/** What came of a report of the period: `discarded` by itself, since a program filled in the hidden field. */
const countedOutcomes = ["open", "none", "acted", "discarded"] as const;

/** Decisions that restrict; those that lift one are not counted. */
export const restrictions = Object.keys(endings) as [Restriction, ...Restriction[]];

/** Whole days in UTC, both included: at most three years. */
export const transparencyPeriod = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .refine(isPeriod, { path: ["to"] });
export type TransparencyPeriod = z.infer<typeof transparencyPeriod>;

const count = z.number().int();
const hours = z.number().nullable().describe("From the report to the decision; null where none is decided");
const objections = {
  objections: count,
  upheld: count,
  reversed: count,
};

export const transparencyReport = z.object({
  total: z.object({ reports: count, decided: count, medianHours: hours }),
  reports: z.array(
    z.object({
      kind: z.enum(reportKinds),
      reason: z.enum(reportReasons),
      outcome: z.enum(countedOutcomes),
      isAutomatic: z.boolean(),
      count,
      medianHours: hours,
      ...objections,
    }),
  ),
  decisions: z
    .array(
      z.object({
        kind: z.enum(restrictions),
        rule: z.enum(allRules),
        isAutomatic: z.boolean(),
        isReported: z.boolean().describe("Made upon a report; otherwise upon our own findings"),
        count,
        ...objections,
      }),
    )
    .describe("Restrictions that were imposed in the period"),
});
export type TransparencyReport = z.infer<typeof transparencyReport>;
