import { expect, test } from "vitest";
import { AppError } from "#kernel/errors.ts";
import { assertStrongPassword } from "./password-strength.ts";

const reasonsOf = (password: string, personal: string[] = []) => {
  try {
    assertStrongPassword(password, personal);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return (error.data as { reasons: string[] }).reasons;
  }
};

test.each([
  ["123456", "common"],
  ["password", "common"],
  ["p4ssw0rd", "common"],
  ["senha123", "common"],
  ["contraseña", "word"],
  ["aaaaaaaa", "repetition"],
  ["qwertyuiop", "common"],
])("%s is refused: %s", (password, reason) => {
  expect(reasonsOf(password)).toEqual([reason]);
});

test("a person's own name or address is refused", () => {
  expect(reasonsOf("adabrown", ["Ada Brown", "ada@people.example"])).toEqual(["personal"]);
});

test.each(["washed-geisha-2150", "x7#Kq2", "cafeto-demo", "un tinto bien cargado"])(
  "%s passes",
  (password) => {
    expect(reasonsOf(password)).toEqual([]);
  },
);
