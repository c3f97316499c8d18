import { categorySlugs, roastLevels } from "#domains/catalogue/categories.ts";
import type { ProductDetail } from "#domains/catalogue/contract.ts";

/** A product as its own page shows it; `more` is what the test is about. */
export function productOf(n: number, more: Partial<ProductDetail> = {}): ProductDetail {
  return {
    id: `0198c2a1-6f6e-7a31-8a52-3b1e0c6f02${String(n).padStart(2, "0")}`,
    name: `Coffee ${n}`,
    category: categorySlugs[0],
    priceCents: 1_000 + 100 * n,
    imageUrl: "/images/huila.webp",
    vendor: {
      id: "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0004",
      companyName: "La Loma",
      description: "",
      language: "en",
      country: "CO",
      city: null,
      businessType: "producer",
      certifications: [],
      logoUrl: null,
      website: null,
      phoneNumber: "+12025550123",
      trader: null,
      isOwn: false,
    },
    originCountry: "CO",
    roastLevel: roastLevels[0],
    weightGrams: 250,
    tastingNotes: [],
    stockQuantity: 9,
    ratingAverage: 0,
    reviewCount: 0,
    backOn: null,
    delivery: { from: "CO", handlingDays: 3, cents: [538, 1_000, 1_625] },
    description: "",
    language: "en",
    imageUrls: [],
    region: null,
    altitudeMeters: null,
    variety: null,
    process: null,
    hsCode: null,
    mostUnits: null,
    createdAt: "2026-01-01T00:00:00.000Z",
    ...more,
  };
}
