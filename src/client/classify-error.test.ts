import { ORPCError } from "@orpc/client";
import { expect, test } from "vitest";
import { errorCodes } from "#kernel/errors.ts";
import { classifyError, recordOf } from "./classify-error.ts";

const catalogue = {
  authentication: {
    severity: "high",
    retryable: false,
    statuses: [401],
    words: ["Unauthorized", "User is not authenticated", "invalid token", "JWT expired"],
  },
  authorization: {
    severity: "critical",
    retryable: false,
    statuses: [403],
    words: ["Forbidden", "not authorized to do this", "permission denied for table orders"],
  },
  validation: {
    severity: "low",
    retryable: false,
    statuses: [400],
    words: ["Invalid value", "validation failed", "Field is required"],
  },
  rate_limit: {
    severity: "medium",
    retryable: true,
    statuses: [429],
    words: ["Rate limit reached", "Too many requests"],
  },
  not_found: { severity: "low", retryable: false, statuses: [404], words: ["Page not found"] },
  network: {
    severity: "medium",
    retryable: true,
    codes: ["ECONNREFUSED", "ETIMEDOUT"],
    words: ["Network down", "Failed to fetch", "timeout of 15 s", "connection lost"],
  },
  payment: {
    severity: "high",
    retryable: false,
    words: ["Stripe is unhappy", "Payment declined", "checkout closed", "Subscription lapsed"],
  },
  database: {
    severity: "critical",
    retryable: true,
    words: ["Database is down", "query cancelled", "postgres closed the door"],
  },
  unknown: { severity: "medium", retryable: false, statuses: [418], words: ["something else", ""] },
} as const;

type Row = {
  severity: string;
  retryable: boolean;
  statuses?: readonly number[];
  codes?: readonly string[];
  words: readonly string[];
};

test.each(Object.entries<Row>(catalogue))("the row %s of the catalogue", (type, row) => {
  const { severity, retryable, statuses = [], codes = [], words } = row;
  const errors = [
    ...statuses.map((status) => ({ status })),
    ...codes.map((code) => ({ code })),
    ...words.map((word) => new Error(word)),
    ...words.map((word) => new Error(word.toUpperCase())),
  ];
  for (const error of errors) expect(classifyError(error)).toMatchObject({ type, severity, retryable });
});

test.each([null, undefined, 7, {}, []])("%j is unknown", (error) => {
  expect(classifyError(error).type).toBe("unknown");
});

test("a timed-out response is a network error", () => {
  expect(classifyError(new DOMException("The operation was aborted", "TimeoutError")).type).toBe("network");
});

test("the code wins over the status, the status over the words", () => {
  expect(classifyError({ status: 404, message: "database query failed" }).type).toBe("not_found");
  expect(classifyError({ code: "ETIMEDOUT", status: 404 }).type).toBe("network");
  expect(classifyError({ code: "PAYMENT_UNAVAILABLE", status: 404, message: "not found" }).type).toBe(
    "payment",
  );
});

test("earlier rows of the catalogue win over later ones", () => {
  const inOrder = Object.entries<Row>(catalogue).filter(([type]) => type !== "unknown");
  for (const [place, [type, { words }]] of inOrder.entries())
    for (const [, later] of inOrder.slice(place + 1))
      expect(classifyError(new Error(`${later.words[0]}, ${words.at(-1)}`)).type).toBe(type);
});

test("every code has its type, and its type's severity unless it names its own", () => {
  for (const [code, { type, ...row }] of Object.entries<{ type: keyof typeof catalogue; severity?: string }>(
    errorCodes,
  ))
    expect(classifyError({ code })).toMatchObject({
      code,
      type,
      severity: row.severity ?? catalogue[type].severity,
    });
});

test("a fault of the server may pass by itself, whatever its type", () => {
  expect(classifyError({ status: 503, code: "PAYMENT_UNAVAILABLE" }).retryable).toBe(true);
  expect(classifyError({ status: 502, message: "" }).retryable).toBe(true);
  expect(classifyError(new Error("Unexpected Server Error"))).toMatchObject({
    type: "unknown",
    status: 500,
    retryable: true,
  });
});

test.each([
  ["what the server wrote", { status: 409, message: "x".repeat(199) }, true],
  ["200 characters and more", { status: 409, message: "x".repeat(200) }, false],
  ["nothing", { status: 409, message: "" }, false],
  ["our server's fault with its reference", { status: 500, message: "x", data: { reference: "1a" } }, true],
  ["a machine on the way", { status: 502, message: "Bad Gateway" }, false],
  ["what a browser throws", new TypeError("Cannot read properties of undefined"), false],
])("%s: %j, is for people: %s", (_, error, isForPeople) => {
  const { userMessage } = classifyError(error);
  expect(userMessage).toBe(isForPeople ? (error as { message: string }).message : null);
});

test("the log keeps all of it, and when", () => {
  const error = new ORPCError("OUT_OF_STOCK", { status: 409, message: "Sold out", data: { lines: [] } });
  expect(JSON.parse(JSON.stringify(recordOf(error)))).toEqual({
    type: "validation",
    severity: "low",
    retryable: false,
    code: "OUT_OF_STOCK",
    status: 409,
    message: "Sold out",
    userMessage: "Sold out",
    details: { original: String(error), stack: error.stack, extras: { lines: [] } },
    timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
  });
});
