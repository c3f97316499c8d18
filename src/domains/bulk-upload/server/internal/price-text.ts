/** What a text says of a price: cents; null if it is none; "unclear" if its separator may mean thousands or decimals. */
export function readPrice(text: string): number | "unclear" | null {
  const figures = text.replace(/^(?:US\$|USD|\$)\s*|\s*(?:US\$|USD|\$)$/gi, "").trim();
  if (/^\d{1,7}$/.test(figures)) return Number(figures) * 100;
  if (/^\d{1,7}[.,]\d{1,2}$/.test(figures)) return toCents(figures);
  if (/^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(figures)) return toCents(figures.replaceAll(",", ""));
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(figures)) return toCents(figures.replaceAll(".", ""));
  return /^\d{1,3}(?:[.,]\d{3})+$/.test(figures) ? "unclear" : null;
}

const toCents = (figures: string) => Math.round(Number(figures.replace(",", ".")) * 100);
