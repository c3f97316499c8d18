import { expect, test } from "vitest";
import { hasVariants, imageBlur, imageSrcSet, imageUrl } from "./image-url.ts";

test("an image of ours has one address per width and format, on any origin", () => {
  expect(imageUrl("/storage/v1/images/a1b2.webp", 320, "avif")).toBe("/storage/v1/images/a1b2-320.avif");
  expect(imageUrl("https://cdn.test/storage/v1/images/a1b2.webp", 1000, "webp")).toBe(
    "https://cdn.test/storage/v1/images/a1b2-1000.webp",
  );
  expect(imageSrcSet("/storage/v1/images/a.webp", "webp")).toBe(
    [160, 320, 480, 640, 1000].map((width) => `/storage/v1/images/a-${width}.webp ${width}w`).join(", "),
  );
});

test("any other address stays as it is, a variant included", () => {
  for (const src of ["/placeholder.svg", "https://shop.test/bag.webp", "/storage/v1/images/a-320.webp", ""]) {
    expect(hasVariants(src)).toBe(false);
    expect(imageUrl(src, 640, "webp")).toBe(src);
  }
});

test("the colors in an address are shown before the image; an address without them has none", () => {
  expect(imageBlur("/storage/v1/images/a1b2_f0e0d0402010c0b0a0.webp")).toBe(
    "radial-gradient(#402010,#40201000 70%),linear-gradient(#f0e0d0,#c0b0a0)",
  );
  for (const src of ["/storage/v1/images/a1b2.webp", "/placeholder.svg", "/storage/v1/images/a_12.webp"])
    expect(imageBlur(src)).toBeUndefined();
});
