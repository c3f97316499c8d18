import { languages } from "#kernel/languages.ts";
import { localPath } from "#kernel/local-path.ts";

/** A page of the sitemap: its path, last change, and its pictures' paths. */
export type SitemapEntry = { path: string; updatedAt?: Date | null; images?: string[] };

const heading = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";
const more =
  'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** The index of the sitemap files with these names. */
export function writeSitemapIndex(publicUrl: string, names: string[]): string {
  const entries = names.map((name) => `<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc></sitemap>`);
  return `${heading}<sitemapindex xmlns="${schema}">${entries.join("")}</sitemapindex>`;
}

/** Writes a sitemap file as its entries arrive. */
export async function* writeSitemap(
  publicUrl: string,
  parts: Iterable<SitemapEntry[]> | AsyncIterable<SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${heading}<urlset xmlns="${schema}" ${more}>`;
  for await (const entries of parts) yield entries.map((entry) => writeEntry(publicUrl, entry)).join("");
  yield "</urlset>";
}

function writeEntry(publicUrl: string, { path, updatedAt, images = [] }: SitemapEntry): string {
  const url = (one: string) => escapeXml(new URL(one, publicUrl).href);
  const alternate = (language: string, one: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${url(one)}"/>`;
  return [
    `<url><loc>${url(path)}</loc>`,
    updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : "",
    ...languages.map((language) => alternate(language, localPath(path, language))),
    alternate("x-default", path),
    ...images.map((image) => `<image:image><image:loc>${url(image)}</image:loc></image:image>`),
    "</url>",
  ].join("");
}

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
