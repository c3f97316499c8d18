import { palette } from "#domains/palette/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { findAnything } from "./find-anything.ts";
import { findInShop } from "./find-in-shop.ts";

export const paletteRouter = {
  findAnything: forPerson(palette.findAnything, findAnything),
  findInShop: forPerson(palette.findInShop, findInShop),
};
