import { z } from "zod";
import { badParam, type ParamError } from "./api-error.ts";
import type { FormFields } from "./parse-form.ts";

/** A whole number, which a form carries as text. */
export const integer = z
  .string()
  .regex(/^[+-]?\d{1,15}$/, { message: "parameter_invalid_integer" })
  .transform(Number);

export const flag = z.enum(["true", "false"]).transform((text) => text === "true");

export const currency = z
  .string()
  .toLowerCase()
  .refine((code) => knownCurrencies.has(code), { message: "invalid_currency" });

const knownCurrencies = new Set(Intl.supportedValuesOf("currency").map((code) => code.toLowerCase()));

export const email = z
  .string()
  .max(512)
  .regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, { message: "email_invalid" });

/** An absolute address; kept as it was written, since it may carry a {CHECKOUT_SESSION_ID} to fill in. */
export const address = z
  .string()
  .max(5000)
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), { message: "url_invalid" });

/** At most 50 keys of 40 characters with values of 500; an empty value leaves the key out. */
export const metadata = z.custom<FormFields>().transform((fields, context): Record<string, string> => {
  const texts = readTexts(fields, context);
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ""));
});

function readTexts(fields: FormFields, context: z.RefinementCtx<FormFields>): Record<string, string> {
  if (fields === ("" as unknown)) return {};
  const fail = (message: string): never => {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  if (typeof fields !== "object" || Array.isArray(fields)) return fail("Invalid object");
  const isText = Object.entries(fields).every(
    ([key, value]) => typeof value === "string" && key.length <= 40 && value.length <= 500,
  );
  if (Object.keys(fields).length <= 50 && isText) return { ...fields } as Record<string, string>;
  return fail("Metadata takes up to 50 keys of at most 40 characters, with texts of at most 500 characters");
}

/** The id of something that is there. */
export const id = z.string().min(1).max(255);

export const expand = z.array(z.string().max(200)).max(20).default([]);

/** Checks decoded parameters; the first thing wrong becomes the provider's 400 with its code and `param`. */
export function readParams<Schema extends z.ZodType>(schema: Schema, fields: FormFields): z.output<Schema> {
  const result = schema.safeParse(fields);
  if (result.success) return result.data;
  // Like the provider: a name it doesn't know is reported before a value it doesn't like.
  const issues = result.error.issues;
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
  throw toParamError(issue!, fields);
}

function toParamError(issue: z.core.$ZodIssue, fields: FormFields): ParamError {
  if (issue.code === "unrecognized_keys") {
    const param = formName([...issue.path, issue.keys[0] ?? ""]);
    const hint = "(the card sandbox takes the parameters listed in its README)";
    return badParam(param, `Received unknown parameter: ${param} ${hint}`, "parameter_unknown");
  }
  const param = formName(issue.path);
  const value = valueAt(fields, issue.path);
  if (value === undefined) return badParam(param, `Missing required param: ${param}.`, "parameter_missing");
  const shown = typeof value === "string" ? value.slice(0, 100) : "";
  switch (issue.message) {
    case "parameter_invalid_integer":
      return badParam(param, `Invalid integer: ${shown}`, issue.message);
    case "email_invalid":
      return badParam(param, `Invalid email address: ${shown}`, issue.message);
    case "url_invalid":
      return badParam(param, `Not a valid URL: ${shown}`, issue.message);
    case "invalid_currency":
      return badParam(param, `Invalid currency: ${shown}`);
  }
  if (issue.code === "custom") return badParam(param, `${issue.message}.`);
  if (issue.code === "invalid_value") {
    return badParam(param, `Invalid ${param}: must be one of ${issue.values.map(String).join(", ")}`);
  }
  if (issue.code === "too_small" && value === "") {
    return badParam(param, `${param} can't be empty.`, "parameter_invalid_empty");
  }
  if (issue.code === "too_big" && issue.origin === "string") {
    return badParam(param, `Invalid string: ${param} takes at most ${issue.maximum} characters`);
  }
  return badParam(param, `Invalid ${param}: ${issue.message}`);
}

function formName(path: PropertyKey[]): string {
  return path.map((part, depth) => (depth === 0 ? String(part) : `[${String(part)}]`)).join("");
}

function valueAt(fields: FormFields, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === "object" && value ? Reflect.get(value, part) : undefined),
    fields,
  );
}
