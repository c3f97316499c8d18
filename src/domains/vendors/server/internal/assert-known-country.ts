import countries from "#i18n/countries/en.json" with { type: "json" };
import { AppError } from "#kernel/errors.ts";

/** BAD_REQUEST for an unknown country code. */
export function assertKnownCountry(country: string): void {
  if (!Object.hasOwn(countries, country))
    throw new AppError("BAD_REQUEST", { issues: [{ path: "country", message: "invalid_country" }] });
}
