import { allSwitches, type ChaosPolicy, chaosPolicy, type Switch } from "./policy.ts";

export const chaosFields = [...allSwitches, "seed", "milliseconds", "only"] as const;
export type ChaosField = (typeof chaosFields)[number];

/** The page's form as it was typed; the switches in percent. */
export type ChaosForm = Record<ChaosField, string>;
export type ChaosProblems = Partial<
  Record<ChaosField, "percentInvalid" | "seedInvalid" | "waitInvalid" | "onlyInvalid">
>;

const isSwitch = (field: ChaosField): field is Switch => (allSwitches as readonly string[]).includes(field);

export function chaosFormOf(body: Record<string, unknown>): ChaosForm {
  const text = (field: ChaosField) => {
    const value = body[field];
    return typeof value === "string" ? value.trim().slice(0, 300) : "";
  };
  return Object.fromEntries(chaosFields.map((field) => [field, text(field)])) as ChaosForm;
}

/** A policy as the form shows it. */
export function fillChaosForm(policy: ChaosPolicy): ChaosForm {
  const shown = (field: ChaosField) =>
    String(isSwitch(field) ? Math.round(policy[field] * 10_000) / 100 : policy[field]);
  return Object.fromEntries(chaosFields.map((field) => [field, shown(field)])) as ChaosForm;
}

/** Checks the form: either the policy, or what is wrong by field. An empty switch is off. */
export function readChaosForm(form: ChaosForm): { policy: ChaosPolicy } | { problems: ChaosProblems } {
  const numbers = allSwitches.map((name) => [name, Number(form[name].replace(",", ".")) / 100]);
  const read = chaosPolicy.safeParse({
    ...Object.fromEntries(numbers),
    ...(form.seed === "" ? {} : { seed: Number(form.seed) }),
    ...(form.milliseconds === "" ? {} : { milliseconds: Number(form.milliseconds) }),
    only: form.only,
  });
  if (read.success) return { policy: read.data };
  const problemOf = (field: ChaosField) => {
    if (field === "seed") return "seedInvalid";
    if (field === "milliseconds") return "waitInvalid";
    return field === "only" ? "onlyInvalid" : "percentInvalid";
  };
  const wrong = read.error.issues.map(({ path }) => path[0] as ChaosField);
  return { problems: Object.fromEntries(wrong.map((field) => [field, problemOf(field)])) };
}
