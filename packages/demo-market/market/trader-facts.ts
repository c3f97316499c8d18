import type { Random } from "./random.ts";
import type { BusinessType, Language, SeedVendor } from "./types.ts";

type Place = { country: string; city: string; region: string };
type TraderFacts = Pick<
  SeedVendor,
  "legalName" | "registeredAddress" | "registrationNumber" | "contactEmail"
>;

const STREETS: Record<Language, readonly string[]> = {
  en: ["Mill Lane", "Harbor Road", "Station Street", "Orchard Row"],
  es: ["Calle Mayor", "Calle del Molino", "Avenida Central", "Calle de la Estación"],
  pt: ["Rua do Moinho", "Rua Direita", "Avenida Central", "Rua da Estação"],
};
/** What a company of the trade is called in its register. */
const FORMS: Record<Language, { company: string; cooperative: string }> = {
  en: { company: "Ltd", cooperative: "Cooperative Society" },
  es: { company: "S. A.", cooperative: "S. Coop." },
  pt: { company: "Lda.", cooperative: "Coop. R. L." },
};

/** Who sells, as each vendor stated it: growers in their own name, without a number now and then; others as companies. */
export function traderFactsOf(
  vendor: Place & { key: string; companyName: string; businessType: BusinessType; ownerName: string },
  language: Language,
  random: Random,
): TraderFacts {
  const { key, companyName, businessType, ownerName, country, city, region } = vendor;
  const isGrower = businessType === "coffee_farm";
  const { company, cooperative } = FORMS[language];
  const street = random.pick(STREETS[language]);
  const number = random.int(1, 180);
  const line = language === "en" ? `${number} ${street}` : `${street} ${number}`;
  const hasNumber = !isGrower || random.int(1, 3) > 1;
  return {
    legalName: isGrower
      ? ownerName
      : `${companyName} ${businessType === "cooperative" ? cooperative : company}`,
    registeredAddress: [line, city, region === city ? null : region, country].filter(Boolean).join("\n"),
    registrationNumber: hasNumber ? `${country}-${random.int(100_000_000, 999_999_999)}` : null,
    contactEmail: `hello@${key}.example`,
  };
}
