/**
 * Returns a text as a path of this site, with its query; null for anything that a browser could resolve to another
 * site. `origin` is the site's own, whose absolute addresses are accepted too.
 */
export function ownPathOf(text: string, origin = "http://site.invalid"): string | null {
  // Browsers read a backslash as a slash, and drop control characters.
  if (/[\\\p{Cc}]/u.test(text)) return null;
  if (!text.startsWith("/") && !text.startsWith(`${origin}/`)) return null;
  if (!URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  // Two leading slashes name a host, even if they only result from normalizing "/..//host".
  if (url.origin !== origin || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
