import { AppError } from "./errors.ts";

/** Items that may be missing; each has its name under `errors.items`. */
export type RequiredItem = "shippingAddress";

/** Returns the value. Throws MISSING_VALUE, a validation error of medium severity, if it is null or undefined. */
export function requireValue<Value>(value: Value | null | undefined, item: RequiredItem): Value {
  if (value === null || value === undefined)
    throw new AppError("MISSING_VALUE", { item }, `${item} is required`);
  return value;
}
