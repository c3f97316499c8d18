/** Texts that are rightly the same in two languages: names, and words that both languages have. */
const names = [
  ...["Freemium", "Basic", "Premium", "Enterprise"],
  ...["English", "Español", "Português"],
  "Rainforest Alliance",
];

export const cognates: Record<"en-es" | "en-pt" | "es-pt", string[]> = {
  "en-es": [...names, "Error", "Honey", "Natural", "Plan", "Total"],
  "en-pt": [
    ...names,
    "Altitude",
    "Global",
    "Honey",
    "Menu",
    "Natural",
    "Newsletter",
    "Status",
    "Total",
    "{{count}} item",
  ],
  "es-pt": [],
};
