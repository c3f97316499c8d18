/** Increase when the drawing changes, so that cached pictures are replaced. */
const drawing = 1;

export type LinkCardKind = "products" | "vendors" | "categories";

/**
 * The address of the picture that other sites show beside a link. Its version is a hash of the words and pictures
 * shown, so a cached picture is never outdated.
 */
export function linkCardPath(kind: LinkCardKind, name: string, shown: readonly string[]): string {
  return `/storage/v1/cards/${kind}/${name}.jpg?v=${linkCardVersion(shown)}`;
}

/** FNV-1a of what is shown, 8 hexadecimal digits: the same in browser and server. Not a secret. */
export function linkCardVersion(shown: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const letter of [drawing, ...shown].join("\n")) {
    hash ^= letter.codePointAt(0)!;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
