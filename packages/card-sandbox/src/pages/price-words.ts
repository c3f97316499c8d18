import { formatMoney } from "../money.ts";
import type { WirePrice } from "../objects/catalog-objects.ts";
import type { Say } from "./texts.ts";

/** A recurring price as a person says it: "$29.00 per month". */
export function priceWords(price: WirePrice, quantity: number, language: string, say: Say): string {
  const amount = formatMoney((price.unit_amount ?? 0) * quantity, price.currency, language);
  const { interval, interval_count: count = 1 } = price.recurring ?? {};
  const unit = interval === "year" ? "year" : "month";
  return count === 1
    ? say(`price_${unit}`, { amount })
    : say(`price_${unit}s`, { amount, count: String(count) });
}

/** A day as it is written in that language: in full, or as short as a table needs it. */
export function dayWords(seconds: number, language: string, dateStyle: "long" | "medium" = "long"): string {
  const key = `${language} ${dateStyle}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(language, { dateStyle, timeZone: "UTC" });
    formats.set(key, format);
  }
  return format.format(seconds * 1000);
}

const formats = new Map<string, Intl.DateTimeFormat>();
