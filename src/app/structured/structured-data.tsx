import { toJsonLd } from "#domains/discovery/json-ld.ts";

/**
 * A page's structured data, rendered only on the server: callers pass `import.meta.env.SSR && facts`, so that the
 * browser loads no code for it and leaves the text as it is. `about` identifies the page, so that the data is removed
 * on navigation.
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
