import { type AnyRule, decisionRules, factsBounds, reviewRules } from "#domains/decisions/decision-rules.ts";
import type { Measure } from "./report-rules.ts";

/** The rules that a measure can name. */
export const rulesOf = (measure: Measure): readonly AnyRule[] =>
  measure === "refuseReview" ? reviewRules : decisionRules;

/** Whether the person concerned is told facts of this length, in characters. */
export const isFactsLength = (length: number): boolean =>
  length >= factsBounds[0] && length <= factsBounds[1];
export const longestFacts = factsBounds[1];

export type Rule = AnyRule;
