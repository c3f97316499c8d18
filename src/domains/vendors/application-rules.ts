/** The parts of an application and their bounds (R40): for contract, form and messages. */
export const businessTypes = [
  "coffee_farm",
  "cooperative",
  "roastery",
  "distributor",
  "equipment_manufacturer",
  "coffee_brand_owner",
  "other",
] as const;

export const certifications = ["fair_trade", "organic", "rainforest_alliance"] as const;
export type Certification = (typeof certifications)[number];

/** An application's state; in the table, `isApproved` and the rejection's time express it. */
export const applicationStates = ["waiting", "approved", "rejected"] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Minimum and maximum characters; for a phone number, digits. */
export const applicationBounds = {
  companyName: [2, 120],
  description: [30, 2_000],
  website: [0, 300],
  phoneNumber: [7, 15],
  city: [0, 80],
} as const;

/** Removes separators, keeping digits and a leading plus; letters stay, and make the number invalid. */
export function dialled(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s().\-/\u2010-\u2015\u2212]/g, "")
    .replace(/^00/, "+");
}

export const isPhoneNumber = (text: string) => /^\+?\d{7,15}$/.test(dialled(text));

/** A website as typed, with or without its scheme; null if it is no http(s) address. */
export function websiteOf(text: string): string | null {
  const written = text.trim();
  const whole =
    /^[a-z][a-z\d+.-]*:/i.test(written) && !/^[\w.-]+:\d/.test(written) ? written : `https://${written}`;
  if (/[\s\p{Cc}\\]/u.test(whole) || !URL.canParse(whole)) return null;
  const { protocol, hostname, username, href } = new URL(whole);
  if (!/^https?:$/.test(protocol) || username || !/^[^.]+(\.[^.]+)+$/.test(hostname)) return null;
  return href.length <= applicationBounds.website[1] ? href : null;
}
