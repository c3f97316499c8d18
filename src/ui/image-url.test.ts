import { expect, test } from "vitest";
import { hasVariants, imageSrcSet, imageUrl } from "./image-url.ts";

test("an image of ours has one address per width and format, on any origin", () => {
  expect(imageUrl("/storage/v1/images/a1b2.webp", 320, "avif")).toBe("/storage/v1/images/a1b2-320.avif");
  expect(imageUrl("https://cdn.test/storage/v1/images/a1b2.webp", 1000, "webp")).toBe(
    "https://cdn.test/storage/v1/images/a1b2-1000.webp",
  );
  expect(imageSrcSet("/storage/v1/images/a.webp", "webp")).toBe(
    "/storage/v1/images/a-320.webp 320w, /storage/v1/images/a-640.webp 640w, /storage/v1/images/a-1000.webp 1000w",
  );
});

test("any other address stays as it is, a variant included", () => {
  for (const src of ["/placeholder.svg", "https://shop.test/bag.webp", "/storage/v1/images/a-320.webp", ""]) {
    expect(hasVariants(src)).toBe(false);
    expect(imageUrl(src, 640, "webp")).toBe(src);
  }
});
