import { expect, test } from "vitest";
import { errorCodes } from "./errors.ts";
import { requireValue } from "./require-value.ts";

test.each([0, "", false, { any: "thing" }])("%j is a value", (value) => {
  expect(requireValue(value, "shippingAddress")).toBe(value);
});

test.each([null, undefined])("%j is missing: a validation error of medium severity", (value) => {
  expect(() => requireValue(value, "shippingAddress")).toThrow(
    expect.objectContaining({
      code: "MISSING_VALUE",
      message: "shippingAddress is required",
      data: { item: "shippingAddress" },
    }),
  );
  expect(errorCodes.MISSING_VALUE).toMatchObject({ type: "validation", severity: "medium" });
});
