import { expect, test } from "vitest";
import { groupsWhenBlank, groupsWhileTyping, suggestionPath } from "./suggestion-groups.ts";

const found = {
  terms: ["Colombia Huila", "colombia", "Café Antiguo"],
  products: [],
  vendors: [{ id: "v1", companyName: "Finca", country: "CO" }],
  categories: [],
};
const textsOf = (groups: ReturnType<typeof groupsWhileTyping>) =>
  groups.map(({ name, items }) => [name, items.map((item) => ("text" in item ? item.text : item.kind))]);

test("no search appears twice, whatever its accents and case; empty groups are left out", () => {
  expect(
    textsOf(groupsWhileTyping(" Colômbia ", ["colombia", "Kenya", "colombia huila", "cafe antiguo"], found)),
  ).toEqual([
    ["recent", ["colombia huila"]],
    ["completions", ["Café Antiguo"]],
    ["vendors", ["vendor"]],
  ]);
});

test("at most two earlier searches stand among the suggestions", () => {
  const recent = ["moka pot", "moka 3", "moka 6"];
  expect(textsOf(groupsWhileTyping("moka", recent, undefined))).toEqual([["recent", ["moka pot", "moka 3"]]]);
});

test("an empty box offers recent searches, then popular ones", () => {
  expect(textsOf(groupsWhenBlank(["kenya"], ["Cold Brew"]))).toEqual([
    ["recent", ["kenya"]],
    ["popular", ["Cold Brew"]],
  ]);
  expect(textsOf(groupsWhenBlank([], ["Cold Brew"]))).toEqual([["popular", ["Cold Brew"]]]);
});

test("a text leads to the list, a thing to itself", () => {
  expect(suggestionPath({ kind: "completion", text: "dark & sweet" })).toBe(
    "/products?search=dark+%26+sweet",
  );
  expect(suggestionPath({ kind: "vendor", id: "v1", companyName: "Finca", country: "CO" })).toBe(
    "/products?vendor=v1",
  );
  expect(suggestionPath({ kind: "category", slug: "equipment", count: 3 })).toBe("/categories/equipment");
});
