import { productBounds } from "#domains/catalogue/product-bounds.ts";
import { formatCount } from "#kernel/formats.ts";

/** How long a description is, and how long it may be. */
export function TextCount({ text }: { text: string }) {
  const [, most] = productBounds.description;
  return <span className="figures">{`${formatCount(text.trim().length)} / ${formatCount(most)}`}</span>;
}
