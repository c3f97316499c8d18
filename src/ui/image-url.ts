/** The widths and formats each uploaded image is stored in. */
export const imageWidths = [160, 320, 480, 640, 1000] as const;
export type ImageWidth = (typeof imageWidths)[number];
export type ImageFormat = "avif" | "webp";

const stored = /^(.*\/storage\/v1\/(?:images\/[A-Za-z0-9_]+|reviews\/pictures\/[0-9a-f-]{36}))\.webp$/;
const coloured = /_([0-9a-f]{6})([0-9a-f]{6})([0-9a-f]{6})\.webp$/;

/** Whether this address is an image of ours, which is available in smaller sizes. */
export function hasVariants(src: string): boolean {
  return stored.test(src);
}

/** The address of an image of ours in one width and format; any other address is returned unchanged. */
export function imageUrl(src: string, width: ImageWidth, format: ImageFormat): string {
  const match = stored.exec(src);
  return match ? `${match[1]}-${width}.${format}` : src;
}

/** The widths of one format, for `srcset`. */
export function imageSrcSet(
  src: string,
  format: ImageFormat,
  widths: readonly ImageWidth[] = imageWidths,
): string {
  return widths.map((width) => `${imageUrl(src, width, format)} ${width}w`).join(", ");
}

/** A CSS background of the colors in an image's address, shown until it has loaded; undefined without any. */
export function imageBlur(src: string): string | undefined {
  const match = coloured.exec(src);
  if (!match) return undefined;
  const [, above, middle, below] = match;
  return `radial-gradient(#${middle},#${middle}00 70%),linear-gradient(#${above},#${below})`;
}
