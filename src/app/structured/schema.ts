import { href } from "react-router";
import type { ProductCard, ProductDetail } from "#domains/catalogue/contract.ts";
import type { VendorView } from "#domains/vendors/shapes.ts";
import { withQuery } from "#kernel/with-query.ts";

/** Makes a path of this site absolute. */
type ToUrl = (path: string) => string;
type Rating = { ratingAverage: number; reviewCount: number };
type Review = { authorName: string; rating: number; comment: string; language: string; createdAt: string };

/** A product in schema.org terms, with price and seller. */
export function productSchema(product: ProductDetail, category: string, toUrl: ToUrl): object {
  const url = toUrl(href("/products/:productId", { productId: product.id }));
  const seller = { "@type": "Organization", name: product.vendor.companyName };
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: product.name,
    description: product.description,
    url,
    sku: product.id,
    category,
    image: product.imageUrls.map(toUrl),
    brand: { "@type": "Brand", name: product.vendor.companyName },
    weight: { "@type": "QuantitativeValue", value: product.weightGrams, unitCode: "GRM" },
    ...(product.originCountry && { countryOfOrigin: { "@type": "Country", name: product.originCountry } }),
    ...ratingSchema(product),
    offers: {
      "@type": "Offer",
      url,
      price: (product.priceCents / 100).toFixed(2),
      priceCurrency: "USD",
      itemCondition: "https://schema.org/NewCondition",
      availability: `https://schema.org/${availabilityOf(product)}`,
      seller: { ...seller, url: toUrl(withQuery(href("/products"), { vendor: product.vendor.id })) },
    },
  };
}

function availabilityOf({ stockQuantity, backOn }: Pick<ProductDetail, "stockQuantity" | "backOn">): string {
  if (stockQuantity <= 0) return "OutOfStock";
  return backOn ? "BackOrder" : "InStock";
}

function ratingSchema({ ratingAverage, reviewCount }: Rating): object {
  if (reviewCount === 0) return {};
  return { aggregateRating: { "@type": "AggregateRating", ratingValue: ratingAverage, reviewCount } };
}

/** A product's reviews; the product is identified by its address. */
export function reviewsSchema(productId: string, reviews: readonly Review[], toUrl: ToUrl): object {
  return {
    "@type": "Product",
    "@id": `${toUrl(href("/products/:productId", { productId }))}#product`,
    review: reviews.map(({ authorName, rating, comment, language, createdAt }) => ({
      "@type": "Review",
      author: { "@type": "Person", name: authorName },
      reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5 },
      reviewBody: comment,
      inLanguage: language,
      datePublished: createdAt.slice(0, 10),
    })),
  };
}

/** The products of a list, in order. */
export function listSchema(items: readonly Pick<ProductCard, "id" | "name">[], toUrl: ToUrl): object {
  const itemListElement = items.map(({ id, name }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    url: toUrl(href("/products/:productId", { productId: id })),
    name,
  }));
  return { "@type": "ItemList", numberOfItems: items.length, itemListElement };
}

/** The breadcrumbs from the home page to this one. */
export function breadcrumbSchema(items: readonly { label: string; to: string }[], toUrl: ToUrl): object {
  const itemListElement = items.map(({ label, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: toUrl(to),
  }));
  return { "@type": "BreadcrumbList", itemListElement };
}

export function vendorSchema(vendor: VendorView, rating: Rating | undefined, toUrl: ToUrl): object {
  return {
    "@type": "Organization",
    name: vendor.companyName,
    description: vendor.description,
    url: toUrl(withQuery(href("/products"), { vendor: vendor.id })),
    ...(vendor.logoUrl && { logo: toUrl(vendor.logoUrl) }),
    ...(vendor.website && { sameAs: [vendor.website] }),
    address: {
      "@type": "PostalAddress",
      addressCountry: vendor.country,
      ...(vendor.city && { addressLocality: vendor.city }),
    },
    ...(rating ? ratingSchema(rating) : {}),
  };
}

/** The shop itself, and its search. */
export function siteSchema(name: string, description: string, email: string, toUrl: ToUrl): object {
  const url = toUrl(href("/"));
  const shop = {
    "@type": "Organization",
    "@id": `${url}#shop`,
    name,
    url,
    email,
    logo: toUrl("/icon-512.png"),
  };
  const target = {
    "@type": "EntryPoint",
    urlTemplate: toUrl(withQuery(href("/products"), { search: "{search_term}" })),
  };
  const site = {
    "@type": "WebSite",
    "@id": `${url}#site`,
    name,
    description,
    url,
    inLanguage: ["en", "es", "pt"],
    publisher: { "@id": `${url}#shop` },
    potentialAction: { "@type": "SearchAction", target, "query-input": "required name=search_term" },
  };
  return { "@graph": [shop, site] };
}

type Topic = { items: readonly { question: string; answer: string }[] };

export function helpSchema(topics: readonly Topic[]): object {
  const mainEntity = topics
    .flatMap(({ items }) => items)
    .map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    }));
  return { "@type": "FAQPage", mainEntity };
}
