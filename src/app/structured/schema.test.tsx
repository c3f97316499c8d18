import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { toJsonLd } from "#domains/discovery/json-ld.ts";
import {
  breadcrumbSchema,
  helpSchema,
  listSchema,
  productSchema,
  reviewsSchema,
  siteSchema,
} from "./schema.ts";
import { StructuredData } from "./structured-data.tsx";

const toUrl = (path: string) => (path.startsWith("/") ? `https://cafeto.example${path}` : path);
const nasty = "</script><img src=x onerror=alert(1)>";
const product = {
  id: "0f0f0f0f-0000-4000-8000-000000000001",
  name: nasty,
  description: "Washed and dried on raised beds.",
  category: "roasted-coffee",
  priceCents: 1_905,
  imageUrl: "/storage/v1/images/a.webp",
  imageUrls: ["/storage/v1/images/a.webp", "https://elsewhere.example/b.webp"],
  vendor: { id: "0f0f0f0f-0000-4000-8000-000000000002", companyName: "Guji Growers" },
  originCountry: "ET",
  weightGrams: 250,
  stockQuantity: 3,
  ratingAverage: 4.5,
  reviewCount: 2,
  backOn: null,
} as ProductDetail;

type Product = { offers: Record<string, unknown>; aggregateRating?: object; image: string[] };
const schemaOf = (change: Partial<ProductDetail> = {}) =>
  productSchema({ ...product, ...change }, "Roasted Coffee", toUrl) as Product;

test("a product's offer says what it costs now, whether it can be had, and who sells it", () => {
  expect(schemaOf().offers).toMatchObject({
    "@type": "Offer",
    price: "19.05",
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    seller: { name: "Guji Growers" },
  });
  expect(schemaOf({ stockQuantity: 0 }).offers.availability).toMatch(/OutOfStock$/);
  expect(schemaOf({ backOn: "2026-12-01" }).offers.availability).toMatch(/BackOrder$/);
  expect(schemaOf().image).toEqual([toUrl("/storage/v1/images/a.webp"), "https://elsewhere.example/b.webp"]);
});

test("a product without reviews has no rating", () => {
  expect(schemaOf().aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 2 });
  expect(schemaOf({ reviewCount: 0, ratingAverage: 0 })).not.toHaveProperty("aggregateRating");
});

test("no vendor's text ends the script or opens a tag, and it reads back unchanged", () => {
  const html = renderToString(<StructuredData about="/" facts={schemaOf()} />);
  const [, text] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)!;
  expect(text).not.toContain("<");
  expect(JSON.parse(text!)).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Product",
    name: nasty,
  });
});

test("every kind says what it is, with whole addresses", () => {
  const review = {
    authorName: "Ana",
    rating: 5,
    comment: nasty,
    language: "en",
    createdAt: "2026-01-02T03:04:05.000Z",
  };
  const all = [
    listSchema([product], toUrl),
    breadcrumbSchema([{ label: "Home", to: "/" }], toUrl),
    reviewsSchema(product.id, [review], toUrl),
    helpSchema([{ items: [{ question: "Why?", answer: "Because." }] }]),
    siteSchema("Cafeto", "Coffee", "support@cafeto.example", toUrl),
  ].map((facts) => JSON.parse(toJsonLd(facts)));
  expect(
    all.map((facts) => facts["@type"] ?? facts["@graph"].map((one: { "@type": string }) => one["@type"])),
  ).toEqual(["ItemList", "BreadcrumbList", "Product", "FAQPage", ["Organization", "WebSite"]]);
  expect(all[0].itemListElement[0].url).toBe(`https://cafeto.example/products/${product.id}`);
  expect(all[2].review[0]).toMatchObject({ datePublished: "2026-01-02", reviewRating: { ratingValue: 5 } });
});
