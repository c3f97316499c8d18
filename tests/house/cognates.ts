/** The line that the specification has in Spanish, whatever the page's language (decision 9). */
const everywhere = ["La verificación está tardando más de lo normal."];

/** Texts that are rightly the same in two languages: names, and words that both languages have. */
const names = [
  ...["Freemium", "Basic", "Premium", "Enterprise"],
  ...["English", "Español", "Português"],
  "Rainforest Alliance",
  "WhatsApp",
  ...everywhere,
];

export const cognates: Record<"en-es" | "en-pt" | "es-pt", string[]> = {
  "en-es": [...names, "Error", "Honey", "Natural", "Plan", "Total"],
  "en-pt": [
    ...names,
    "Altitude",
    "Global",
    "Honey",
    "Link",
    "Menu",
    "Natural",
    "Newsletter",
    "Status",
    "Total",
    "{{count}} item",
  ],
  "es-pt": everywhere,
};
