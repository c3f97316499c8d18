import { useRouteLoaderData } from "react-router";
import type { loader } from "./root.tsx";

export type PageMetaProps = {
  /** Without the shop's name. */
  title: string;
  description?: string;
  /** The one address that search engines keep, as a path; without it the page names none. */
  canonical?: string;
  /** Absolute, or a path of this site. */
  image?: string;
  /** For pages about one person or one search: kept out of search engines. */
  isPrivate?: boolean;
};

const siteName = "Cafeto";

/** The page's title and descriptions. React puts them into the document's head. */
export function PageMeta({ title, description, canonical, image, isPrivate = false }: PageMetaProps) {
  const publicUrl = useRouteLoaderData<typeof loader>("root")?.publicUrl ?? "";
  const fullTitle = title.includes(siteName) ? title : `${title} · ${siteName}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      <meta property="og:site_name" content={siteName} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {canonical && <link rel="canonical" href={`${publicUrl}${canonical}`} />}
      {canonical && <meta property="og:url" content={`${publicUrl}${canonical}`} />}
      {image && <meta property="og:image" content={new URL(image, `${publicUrl}/`).href} />}
      {isPrivate && <meta name="robots" content="noindex" />}
    </>
  );
}
