/** JSON for a script element, escaped so that no product name can open or close a tag. */
export function toJsonLd(facts: object): string {
  return JSON.stringify({ "@context": "https://schema.org", ...facts }).replaceAll("<", "\\u003c");
}
