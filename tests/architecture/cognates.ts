/** The line that is shown in Spanish whatever the page's language (R9). */
const everywhere = ["La verificación está tardando más de lo normal."];

/** Texts that are correctly the same in two languages: names, and shared words. */
const names = [
  "SKU",
  ...["Freemium", "Basic", "Premium", "Enterprise"],
  "Rainforest Alliance",
  "WhatsApp",
  ...everywhere,
];

export const cognates: Record<"en-es" | "en-pt" | "es-pt", string[]> = {
  "en-es": [
    ...names,
    "Error",
    "Honey",
    "Logo",
    "Natural",
    "No",
    "Plan",
    "Regional",
    "Total",
    "URL",
    "Webhooks",
    "Cafeto",
    "Visible",
    "regional",
    "{{count}} min",
  ],
  "en-pt": [
    ...names,
    "regional",
    "Altitude",
    "Global",
    "Honey",
    "Link",
    "Logo",
    "Menu",
    "Natural",
    "Newsletter",
    "Oceania",
    "Regional",
    "Total",
    "Webhooks",
    "{{count}} item",
    "{{count}} min",
  ],
  "es-pt": everywhere,
};
