import type { TFunction } from "i18next";
import { answerHours } from "../plan-table.ts";

type FeatureKey = `features.${keyof typeof import("../locales/en.json")["features"]}`;

/** The contract returns features as plain names; each has a translation. */
export function featureLabel(t: TFunction<"plans">, feature: string): string {
  return t(`features.${feature}` as FeatureKey, { hours: answerHours.priority });
}
