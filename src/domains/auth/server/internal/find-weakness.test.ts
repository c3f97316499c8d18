import { expect, test } from "vitest";
import { findWeakness } from "./find-weakness.ts";

test.each([
  ["123456", "common"],
  ["password", "common"],
  ["p4ssw0rd", "common"],
  ["senha123", "common"],
  ["contraseña", "word"],
  ["aaaaaaaa", "repetition"],
  ["qwertyuiop", "common"],
  ["password".repeat(20), "repetition"],
])("%s is refused: %s", (password, reason) => {
  expect(findWeakness(password, [])).toBe(reason);
});

test("a person's own name or address is refused", () => {
  expect(findWeakness("adabrown", ["Ada Brown", "ada@people.example"])).toBe("personal");
});

test.each(["washed-geisha-2150", "x7#Kq2", "cafeto-demo", "un tinto bien cargado"])(
  "%s passes",
  (password) => {
    expect(findWeakness(password, [])).toBeUndefined();
  },
);

test("what follows the first 32 characters costs nothing", () => {
  const hard = "4@8({3691!|05$7+%2a4@s5$e3i1!o0t7+l|".repeat(6).slice(0, 200);
  const effortOf = (length: number) => {
    const before = process.threadCpuUsage();
    findWeakness(hard.slice(0, length), []);
    return process.threadCpuUsage(before).user;
  };
  effortOf(32);
  // Unbounded, 200 characters cost more than thirty times as much.
  expect(effortOf(200)).toBeLessThan(8 * effortOf(32));
});
