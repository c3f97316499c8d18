import { expect, test } from "vitest";
import { errorCodes } from "#kernel/errors.ts";
import { classifyError } from "./classify-error.ts";

test.each([
  [{ status: 401 }, "authentication"],
  [new Error("JWT expired"), "authentication"],
  [new Error("Not authenticated"), "authentication"],
  [{ status: 403 }, "authorization"],
  [new Error("permission denied for table orders"), "authorization"],
  [{ status: 400 }, "validation"],
  [new Error("Field is required"), "validation"],
  [{ status: 429 }, "rate_limit"],
  [new Error("Too many requests"), "rate_limit"],
  [{ status: 404 }, "not_found"],
  [new Error("Page not found"), "not_found"],
  [new TypeError("Failed to fetch"), "network"],
  [{ code: "ECONNREFUSED", message: "" }, "network"],
  [{ code: "ETIMEDOUT", message: "" }, "network"],
  [new DOMException("The operation was aborted", "TimeoutError"), "network"],
  [new Error("Stripe is unhappy"), "payment"],
  [new Error("Subscription lapsed"), "payment"],
  [new Error("Database is down"), "database"],
  [new Error("postgres closed the door"), "database"],
  [new Error("something else"), "unknown"],
  [null, "unknown"],
])("%j is of type %s", (error, type) => {
  expect(classifyError(error).type).toBe(type);
});

test("the status wins over the words, the code over both", () => {
  expect(classifyError({ status: 404, message: "database query failed" }).type).toBe("not_found");
  expect(classifyError({ code: "PAYMENT_UNAVAILABLE", status: 404, message: "not found" }).type).toBe(
    "payment",
  );
});

test("earlier rows of the catalogue win over later ones", () => {
  expect(classifyError(new Error("invalid token")).type).toBe("authentication");
  expect(classifyError(new Error("payment connection timeout")).type).toBe("network");
});

test("every code of the table has its own type", () => {
  for (const [code, { type }] of Object.entries(errorCodes)) expect(classifyError({ code }).type).toBe(type);
});
