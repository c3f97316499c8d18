/** The tracking page of well-known carriers; the number is appended. */
const pages: { name: RegExp; page: string }[] = [
  { name: /^ups\b/i, page: "https://www.ups.com/track?tracknum=" },
  { name: /^usps\b/i, page: "https://tools.usps.com/go/TrackConfirmAction?tLabels=" },
  { name: /^fed\s?ex\b/i, page: "https://www.fedex.com/fedextrack/?trknbr=" },
  { name: /^dhl\b/i, page: "https://www.dhl.com/global-en/home/tracking.html?tracking-id=" },
  { name: /^correios\b/i, page: "https://rastreamento.correios.com.br/app/index.php?objeto=" },
  { name: /^royal mail\b/i, page: "https://www.royalmail.com/track-your-item#/tracking-results/" },
];

/** Suggested while a vendor types; any other name is allowed. */
export const knownCarriers = ["UPS", "USPS", "FedEx", "DHL", "Correios", "Royal Mail"] as const;

/** The carrier's tracking page of a parcel, if known. */
export function trackingPage(carrier: string | null, trackingNumber: string | null): string | null {
  const known = carrier && trackingNumber ? pages.find(({ name }) => name.test(carrier.trim())) : undefined;
  return known ? known.page + encodeURIComponent(trackingNumber!.trim()) : null;
}
