import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { fallbackLanguage, isLanguage, type Language, languages } from "#kernel/languages.ts";
import { languageInPath, localPath } from "#kernel/local-path.ts";
import { useToUrl } from "./use-to-url.ts";

export type PageMetaProps = {
  /** Without the shop's name. */
  title: string;
  /** What the shop is, where the page names nothing of its own. */
  description?: string;
  /** What people search for who want this page; blank ones are left out. */
  keywords?: readonly (string | null | undefined)[];
  /** The one address that search engines keep, as a path; without it the page names none. */
  canonical?: string;
  /** The picture beside a link, 1200 × 630, by its path; the shop's own where none is named. */
  image?: { path: string; alt: string };
  /** For pages about one person or one search: kept out of search engines. */
  isPrivate?: boolean;
  product?: { priceCents: number; isAvailable: boolean; brand: string; category: string };
  article?: { modifiedAt: string };
};

const siteName = "Cafeto";
const locales: Record<Language, string> = { en: "en_US", es: "es_LA", pt: "pt_BR" };

/** The page's title and descriptions, for tabs, search engines and whoever shows a link. React puts them into the head. */
export function PageMeta(props: PageMetaProps) {
  const { title, canonical, isPrivate = false, product, article } = props;
  const { t } = useTranslation();
  const fullTitle = title.includes(siteName) ? title : `${title} · ${siteName}`;
  const description = props.description ?? t("home.description");
  const keywords = props.keywords?.filter(Boolean).join(", ") || t("meta.keywords");
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="keywords" content={keywords} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={product ? "product" : article ? "article" : "website"} />
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
      {isPrivate && <meta name="robots" content="noindex" />}
      <LinkPicture image={props.image} />
      <Addresses canonical={canonical} isPrivate={isPrivate} />
      {product && <ProductTags product={product} />}
      {article && <meta property="article:modified_time" content={article.modifiedAt} />}
    </>
  );
}

function LinkPicture({ image }: Pick<PageMetaProps, "image">) {
  const { t } = useTranslation();
  const toUrl = useToUrl();
  const { path, alt } = image ?? { path: "/og.jpg", alt: `${siteName}: ${t("home.title")}` };
  return (
    <>
      <meta property="og:image" content={toUrl(path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A view in a language that the address names is a page of its own beside the plain address, which follows its reader. */
function Addresses({ canonical, isPrivate }: Pick<PageMetaProps, "canonical" | "isPrivate">) {
  const { i18n } = useTranslation();
  const asked = languageInPath(new URLSearchParams(useLocation().search));
  const toUrl = useToUrl();
  const shown = isLanguage(i18n.language) ? i18n.language : fallbackLanguage;
  const address = canonical && toUrl(localPath(canonical, asked ?? fallbackLanguage));
  return (
    <>
      <meta property="og:locale" content={locales[shown]} />
      {languages
        .filter((language) => language !== shown)
        .map((language) => (
          <meta key={language} property="og:locale:alternate" content={locales[language]} />
        ))}
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      {canonical &&
        !isPrivate &&
        [...languages, "x-default"].map((name) => (
          <link
            key={name}
            rel="alternate"
            hrefLang={name}
            href={toUrl(isLanguage(name) ? localPath(canonical, name) : canonical)}
          />
        ))}
    </>
  );
}

function ProductTags({ product }: { product: NonNullable<PageMetaProps["product"]> }) {
  return (
    <>
      <meta property="product:price:amount" content={(product.priceCents / 100).toFixed(2)} />
      <meta property="product:price:currency" content="USD" />
      <meta property="product:availability" content={product.isAvailable ? "in stock" : "out of stock"} />
      <meta property="product:condition" content="new" />
      <meta property="product:brand" content={product.brand} />
      <meta property="product:category" content={product.category} />
    </>
  );
}
