import { expect, test } from "vitest";
import { checkEmail, checkFullName, checkPassword } from "./field-rules.ts";

test.each(["ana@example.com", " ana@example.com ", "a.b+c@sub.example.co"])("takes the email %j", (email) => {
  expect(checkEmail(email)).toBe(true);
});

test.each(["", "ana", "ana@", "@example.com", "ana@example", "a na@example.com", "ana@example.c"])(
  "refuses the email %j",
  (email) => {
    expect(checkEmail(email)).toBe("email");
  },
);

test("a password has 6 to 200 characters", () => {
  expect(checkPassword("12345")).toBe("passwordShort");
  expect(checkPassword("123456")).toBe(true);
  expect(checkPassword("x".repeat(201))).toBe("passwordLong");
});

test("a full name has at least 2 characters, spaces around it not counted", () => {
  expect(checkFullName(" A ")).toBe("fullNameShort");
  expect(checkFullName("Al")).toBe(true);
});
