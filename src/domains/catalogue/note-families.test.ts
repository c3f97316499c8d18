import { expect, test } from "vitest";
import tastingNotes from "#domains/catalogue/tasting-notes.json" with { type: "json" };
import { familyOf } from "./note-families.ts";

test("every tasting note of our list has its sign", () => {
  expect(Object.keys(tastingNotes).filter((note) => familyOf(note) === undefined)).toEqual([]);
  expect(familyOf("moon dust")).toBeUndefined();
});
