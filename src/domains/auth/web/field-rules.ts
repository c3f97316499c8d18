import { isEmailLike } from "#kernel/email-like.ts";
import type { PasswordReason } from "#kernel/procedure.ts";

/** The checks of docs/product.md#5-validation-rules. Each returns the key of its message under `auth:problems`, or true. */
export type FieldProblem =
  | "email"
  | "fullNameShort"
  | "fullNameLong"
  | "passwordShort"
  | "passwordLong"
  | `weak.${PasswordReason}`
  | "passwordsDiffer";

type Verdict = FieldProblem | true;

export function checkEmail(value: string): Verdict {
  const email = value.trim();
  return (email.length <= 254 && isEmailLike(email)) || "email";
}

export function checkPassword(value: string): Verdict {
  if (value.length < 6) return "passwordShort";
  return value.length <= 200 || "passwordLong";
}

export function checkFullName(value: string): Verdict {
  const length = value.trim().length;
  if (length < 2) return "fullNameShort";
  return length <= 100 || "fullNameLong";
}
