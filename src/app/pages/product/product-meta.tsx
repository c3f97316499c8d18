import { Suspense } from "react";
import { Await, href } from "react-router";
import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { linkCardPath } from "#domains/discovery/link-card-path.ts";
import type { ReviewPage } from "#domains/reviews/web/review-page.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { PageMeta } from "../../page-meta.tsx";
import { breadcrumbSchema, productSchema, reviewsSchema } from "../../structured/schema.ts";
import { StructuredData } from "../../structured/structured-data.tsx";
import { useToUrl } from "../../use-to-url.ts";

type ProductMetaProps = { product: ProductDetail; reviews: Promise<ReviewPage | null> };

/** A product's metadata for tabs, search engines and link previews. */
export function ProductMeta({ product, reviews }: ProductMetaProps) {
  const { t, i18n } = useTranslation("catalogue");
  const { t: tWords } = useTranslation();
  const countryName = useCountryName();
  const toUrl = useToUrl();
  const { id, name, vendor, originCountry } = product;
  const title = `${name} · ${vendor.companyName}`;
  const category = t(`category.${product.category}.name`);
  const path = href("/products/:productId", { productId: id });
  const shown = [name, vendor.companyName, product.imageUrl];
  return (
    <>
      <PageMeta
        title={title}
        description={shorten(product.description)}
        keywords={[name, category, originCountry && countryName(originCountry), vendor.companyName]}
        canonical={path}
        image={{ path: linkCardPath("products", `${id}.${i18n.language}`, shown), alt: title }}
        product={{
          priceCents: product.priceCents,
          isAvailable: product.stockQuantity > 0 && !product.backOn,
          brand: vendor.companyName,
          category,
        }}
      />
      <StructuredData about={path} facts={import.meta.env.SSR && productSchema(product, category, toUrl)} />
      <StructuredData
        about={`${path}#way`}
        facts={
          import.meta.env.SSR &&
          breadcrumbSchema(
            [
              { label: tWords("nav.home"), to: href("/") },
              { label: category, to: href("/categories/:categorySlug", { categorySlug: product.category }) },
              { label: name, to: path },
            ],
            toUrl,
          )
        }
      />
      {product.reviewCount > 0 && (
        <Suspense>
          <Await resolve={reviews}>
            {(page) =>
              page && (
                <StructuredData
                  about={`${path}#reviews`}
                  facts={import.meta.env.SSR && reviewsSchema(id, page.items, toUrl)}
                />
              )
            }
          </Await>
        </Suspense>
      )}
    </>
  );
}

/** As much as search engines show, cut at a word. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= 155 ? line : `${line.slice(0, 154).replace(/\s+\S*$/, "")}…`;
}
