import type { ProductCard, ProductDetail } from "#domains/catalogue/contract.ts";

const vendor = { id: "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0004", companyName: "La Loma" };

export const productCard: ProductCard = {
  id: "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0003",
  name: "Huila Dawn",
  category: "roasted-coffee",
  priceCents: 1_890,
  imageUrl: "/images/huila.webp",
  vendor,
  originCountry: "CO",
  roastLevel: "medium",
  weightGrams: 250,
  tastingNotes: [],
  stockQuantity: 9,
  ratingAverage: 0,
  reviewCount: 0,
  backOn: null,
  delivery: { from: "CO", handlingDays: 3, cents: [538, 1_000, 1_625] },
};

export const productDetail: ProductDetail = {
  ...productCard,
  description: "Sweet and round.",
  language: "en",
  imageUrls: [productCard.imageUrl],
  region: null,
  altitudeMeters: null,
  variety: null,
  process: null,
  hsCode: null,
  mostUnits: null,
  createdAt: "2026-09-01T00:00:00.000Z",
  vendor: {
    ...vendor,
    description: "We grow and roast in Huila.",
    language: "en",
    country: "CO",
    city: null,
    businessType: "roastery",
    certifications: [],
    logoUrl: null,
    website: null,
    phoneNumber: "+12025550123",
    trader: null,
    isOwn: false,
  },
};
