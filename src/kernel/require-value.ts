import { AppError } from "./errors.ts";

/** What may be missing; each has its name in the words `errors.items`. */
export type RequiredItem = "shippingAddress";

/** The value, which has to be there. MISSING_VALUE, a validation error of medium severity, when it is null or undefined. */
export function requireValue<Value>(value: Value | null | undefined, item: RequiredItem): Value {
  if (value === null || value === undefined)
    throw new AppError("MISSING_VALUE", { item }, `${item} is required`);
  return value;
}
