/**
 * The path of this site that a text names, with its query; null for anything that a browser could read as the way to
 * another site. `origin` is the site's own, whose whole addresses are taken too.
 */
export function ownPathOf(text: string, origin = "http://site.invalid"): string | null {
  // A browser reads a backslash as a slash, and drops control characters.
  if (/[\\\p{Cc}]/u.test(text)) return null;
  if (!text.startsWith("/") && !text.startsWith(`${origin}/`)) return null;
  if (!URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  // Two slashes at the beginning name a host, even where only tidying "/..//host" brought them there.
  if (url.origin !== origin || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
