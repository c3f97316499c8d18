import { useLocation } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { fallbackLanguage, isLanguage, type Language, languages } from "#kernel/languages.ts";
import { languageInPath, localPath } from "#kernel/local-path.ts";
import { findPage } from "./find-page.ts";
import type { TextKey } from "./pages.ts";
import { useToUrl } from "./use-to-url.ts";

export type PageMetaProps = {
  /** Without the shop's name; by default the page's in the table, like what follows. */
  title?: string;
  description?: string;
  /** Search keywords; blank ones are ignored. */
  keywords?: readonly (string | null | undefined)[];
  /** The canonical path for search engines. */
  canonical?: string;
  /** The link preview, 1200 × 630, by path; the shop's own by default. */
  image?: { path: string; alt: string };
  /** For personal pages and searches: excluded from search engines. */
  isPrivate?: boolean;
  product?: { priceCents: number; isAvailable: boolean; brand: string; category: string };
  article?: { modifiedAt: string };
};

const siteName = "Cafeto";
const locales: Record<Language, string> = { en: "en_US", es: "es_LA", pt: "pt_BR" };

/** The page's title and descriptions, for tabs, search engines and link previews. React hoists them into the head. */
export function PageMeta(props: PageMetaProps) {
  const { product, article } = props;
  const page = findPage(useLocation().pathname);
  const isHidden = Boolean(page.guard ?? page.isHidden);
  const canonical = props.canonical ?? (isHidden || /[:*]/.test(page.path) ? undefined : page.path);
  const isPrivate = props.isPrivate ?? isHidden;
  const t = useText();
  const title = props.title ?? (page.title ? t(page.title) : siteName);
  const fullTitle = title.includes(siteName) ? title : `${title} · ${siteName}`;
  const description = props.description ?? t(page.description ?? "words:home.description");
  const keywords = props.keywords?.filter(Boolean).join(", ") || t("words:meta.keywords");
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

/** Texts of any namespace. */
function useText(): (key: TextKey) => string {
  return useTranslation().t as unknown as (key: TextKey) => string;
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

/** An address with a language is a page of its own beside the plain one, which follows the visitor's language. */
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
