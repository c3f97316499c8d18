import type { TFunction } from "i18next";
import { afterEach, expect, test, vi } from "vitest";
import { serverI18n } from "#i18n/server-i18n.ts";
import { errorCodes } from "#kernel/errors.ts";
import { languages } from "#kernel/languages.ts";
import { requireValue } from "#kernel/require-value.ts";
import { describeError, logError } from "./notify-error.ts";

const tOf = (language: (typeof languages)[number]) =>
  serverI18n(language).getFixedT(language, "errors") as unknown as TFunction<"errors">;
const t = tOf("en");

afterEach(() => vi.restoreAllMocks());

test.each([
  [{ status: 401 }, "Authentication Required", "Please sign in to continue."],
  [{ status: 403 }, "Access Denied", "You do not have permission to perform this action."],
  [{ status: 400 }, "Validation Error", "Please check your input and try again."],
  [{ status: 429 }, "Rate Limit Exceeded", "Too many requests. Please wait a moment and try again."],
  [{ status: 404 }, "Not Found", "The requested resource was not found."],
  [
    new TypeError("Failed to fetch"),
    "Connection Error",
    "Network error. Please check your connection and try again.",
  ],
  [
    new Error("payment declined"),
    "Payment Error",
    "Payment processing failed. Please try again or contact support.",
  ],
  [new Error("postgres"), "Database Error", "A database error occurred. Please try again later."],
  [new Error("?"), "Error", "An unexpected error occurred. Please try again."],
  [{ status: 502, message: "Bad Gateway" }, "Error", "Server error. Please try again later."],
])("%j is told as %s: %s", (error, title, text) => {
  expect(describeError(t, error)).toEqual({ title, text });
});

test("the server's own words replace the default while they are short", () => {
  const words = "Only 3 of them are left";
  expect(describeError(t, { status: 409, code: "CONFLICT", message: words }).text).toBe(words);
  expect(describeError(t, { status: 400, message: "x".repeat(200) }).text).toBe(
    "Please check your input and try again.",
  );
});

const needData = ["MISSING_VALUE", "ORDER_LIMIT"];

test.each([
  [{ limit: "total", most: 2_500_000 }, "$25,000.00 in total"],
  [{ limit: "lines", most: 50 }, "50 different products"],
  [{ limit: "units", most: 99 }, "99 units of each product"],
])("an order beyond %j is told which bound it exceeds", (data, bound) => {
  const { text } = describeError(t, { status: 422, code: "ORDER_LIMIT", data });
  expect(text).toBe(`One order holds up to ${bound}. Please split it into several orders.`);
});

test("every code has words in every language", () => {
  for (const language of languages)
    for (const code of Object.keys(errorCodes).filter((one) => !needData.includes(one))) {
      const { text } = describeError(tOf(language), { code });
      expect(text).not.toBe(code);
      expect(text.length).toBeGreaterThan(10);
    }
});

test("something required that is missing is named", () => {
  const refused = () => requireValue(null, "shippingAddress");
  const error = caught(refused);
  expect(describeError(t, error)).toEqual({
    title: "Validation Error",
    text: "Missing required information: shipping address",
  });
  expect(describeError(tOf("es"), error).text).toBe("Falta información obligatoria: dirección de envío");
});

test.each([
  [{ status: 403 }, "error"],
  [{ status: 401 }, "error"],
  [{ status: 429 }, "warn"],
  [new Error("?"), "warn"],
  [{ status: 404 }, "info"],
  [{ code: "MISSING_VALUE" }, "warn"],
] as const)("%j is logged by its severity: console.%s", (error, level) => {
  const logs = (["error", "warn", "info"] as const).map(
    (name) => [name, vi.spyOn(console, name).mockImplementation(() => {})] as const,
  );
  logError(error);
  for (const [name, log] of logs) expect(log).toHaveBeenCalledTimes(name === level ? 1 : 0);
});

function caught(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}
