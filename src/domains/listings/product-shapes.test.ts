import { describe, expect, test } from "vitest";
import { type NewProductInput, newProductInput, productInput } from "./product-shapes.ts";

const coffee: NewProductInput = newProductInput.parse({
  name: "Kiambu AA",
  description: "Blackcurrant and cane sugar, washed and dried on raised beds.",
  category: "roasted-coffee",
  priceCents: 1_850,
  weightGrams: 250,
  stockQuantity: 12,
  originCountry: "KE",
  roastLevel: "light",
});

describe("bounds (R39)", () => {
  const rows: [keyof NewProductInput, unknown, boolean][] = [
    ["name", "ab", false],
    ["name", "abc", true],
    ["name", "x".repeat(120), true],
    ["name", "x".repeat(121), false],
    ["name", `${"  ".repeat(3)}ab  `, false],
    ["description", "x".repeat(19), false],
    ["description", "x".repeat(20), true],
    ["description", "First paragraph.\n\nThe second one.", true],
    ["description", `A zero byte in here\u0000 somewhere`, false],
    ["description", "x".repeat(5_000), true],
    ["description", "x".repeat(5_001), false],
    ["priceCents", 0, false],
    ["priceCents", 1, true],
    ["priceCents", 9_999_999, true],
    ["priceCents", 10_000_000, false],
    ["priceCents", 10.5, false],
    ["weightGrams", 0, false],
    ["weightGrams", 1, true],
    ["weightGrams", 1_000_000, true],
    ["weightGrams", 1_000_001, false],
    ["stockQuantity", -1, false],
    ["stockQuantity", 0, true],
    ["stockQuantity", 1_000_000, true],
    ["stockQuantity", 1_000_001, false],
    ["hsCode", "09011", false],
    ["hsCode", "090121", true],
    ["hsCode", "09012100000", false],
    [
      "imageUrls",
      Array.from({ length: 6 }, (_, n) => `/storage/v1/images/${n}${"0".repeat(31)}.webp`),
      false,
    ],
    ["imageUrls", ["https://evil.example/picture.webp"], false],
    ["imageUrls", ["/storage/v1/images/../../etc/passwd"], false],
    ["category", "tea", false],
    ["roastLevel", "burnt", false],
    ["originCountry", "ke", false],
  ];
  test.each(rows)("%s: %j", (field, value, isTaken) => {
    expect(newProductInput.safeParse({ ...coffee, [field]: value }).success).toBe(isTaken);
  });

  test.each([
    "isApproved",
    "is_approved",
    "planType",
    "plan_type",
    "commission",
    "vendorId",
    "vendor_id",
    "state",
  ])("%s is not a vendor's to write", (field) => {
    expect(newProductInput.safeParse({ ...coffee, [field]: "x" }).success).toBe(false);
    const { stockQuantity: _, ...edit } = coffee;
    expect(productInput.safeParse({ ...edit, [field]: "x" }).success).toBe(false);
  });
});
