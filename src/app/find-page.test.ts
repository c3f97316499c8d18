import { expect, test } from "vitest";
import { findPage } from "./find-page.ts";

test.each([
  ["/", "home.tsx"],
  ["/products", "products.tsx"],
  ["/Products/", "products.tsx"],
  ["/products/0192", "product.tsx"],
  ["/vendor/products/new", "vendor-product-new.tsx"],
  ["/vendor/products", "not-found.tsx"],
  ["/orders/0192/lines", "not-found.tsx"],
])("%s opens %s", (pathname, file) => {
  expect(findPage(pathname).file).toBe(file);
});

test("a path is guarded whatever its parameters are", () => {
  expect(findPage("/orders/0192").guard).toBe("account");
  expect(findPage("/admin/").guard).toBe("admin");
  expect(findPage("/vendor/register").guard).toBeUndefined();
  expect(findPage("/products/orders").guard).toBeUndefined();
});
