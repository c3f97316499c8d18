/** Cents (or the currency's own smallest unit) as a person of that language reads them. */
export function formatMoney(amount: number, currency: string, language: string): string {
  const key = `${language} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, { style: "currency", currency: currency.toUpperCase() });
    formats.set(key, format);
  }
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const formats = new Map<string, Intl.NumberFormat>();
