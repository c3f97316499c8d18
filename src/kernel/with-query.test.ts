import { expect, test } from "vitest";
import { withQuery } from "./with-query.ts";

test("a path's query is encoded, without what is undefined", () => {
  expect(withQuery("/products", { search: "dark & sweet", origin: undefined, page: 2 })).toBe(
    "/products?search=dark+%26+sweet&page=2",
  );
  expect(withQuery("/products", { origin: undefined })).toBe("/products");
});
