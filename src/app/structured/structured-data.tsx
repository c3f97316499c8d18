import { toJsonLd } from "#kernel/json-ld.ts";

/**
 * What a page is about, for machines. It reads no script and is written by the server alone: callers hand in
 * `import.meta.env.SSR && facts`, so that the browser loads no code for it and leaves the text as it came. `about`
 * names the page, so that none of it stays when another page takes its place.
 */
export function StructuredData({ about, facts }: { about: string; facts: object | false }) {
  return (
    <script
      key={about}
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: toJsonLd lets no tag through
      dangerouslySetInnerHTML={{ __html: facts ? toJsonLd(facts) : "" }}
    />
  );
}
