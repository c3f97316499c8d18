import type { RouterContextProvider } from "react-router";
import en from "#domains/support/locales/legal/en.json" with { type: "json" };
import es from "#domains/support/locales/legal/es.json" with { type: "json" };
import pt from "#domains/support/locales/legal/pt.json" with { type: "json" };
import enTables from "#domains/support/locales/legal-tables/en.json" with { type: "json" };
import esTables from "#domains/support/locales/legal-tables/es.json" with { type: "json" };
import ptTables from "#domains/support/locales/legal-tables/pt.json" with { type: "json" };
import type { LegalDocument, LegalName, LegalTable } from "#domains/support/web/legal-document.ts";
import { serverI18n } from "#i18n/server-i18n.ts";
import type { Language } from "#kernel/languages.ts";
import { basisPointsOf, formatUsd } from "#kernel/money.ts";
import { type RetentionName, retention, type Term } from "#kernel/retention.ts";
import type { AppDeps } from "./app-deps.ts";
import { apiContext, languageContext, publicUrlContext } from "./context.ts";
import { pages } from "./pages.ts";

const texts = { en, es, pt };
const tableWords = { en: enTables, es: esTables, pt: ptTables };

/**
 * One legal text in the visitor's language, with the titles of the others. For loaders only: it imports all of them.
 * Numbers and tables come from where the product takes them.
 */
export async function loadLegalText(context: Readonly<RouterContextProvider>, name: LegalName) {
  const api = context.get(apiContext);
  const [{ items: plans }, days] = await Promise.all([
    api.plans.listPlans({}),
    api.settings.getRetention({}),
  ]);
  const language = context.get(languageContext);
  const all = texts[language];
  return {
    language,
    name,
    text: withNumbers(all[name], plans),
    tables: tablesOf(name, language, plans, days),
    related: pages.flatMap(({ path, legal }) =>
      legal && legal.text !== name
        ? [{ path, url: `${context.get(publicUrlContext)}${path}`, title: all[legal.text].title }]
        : [],
    ),
  };
}

type Days = Awaited<ReturnType<AppDeps["api"]["settings"]["getRetention"]>>;
type Plan = Awaited<ReturnType<AppDeps["api"]["plans"]["listPlans"]>>["items"][number];

/** Two bags on the plan Basic. */
function exampleOf(plans: Plan[]) {
  const priceCents = 1_800;
  const goodsCents = 2 * priceCents;
  const { commissionBasisPoints } = plans.find(({ planType }) => planType === "basic")!;
  const commissionCents = basisPointsOf(goodsCents, commissionBasisPoints);
  return {
    price: formatUsd(priceCents),
    goods: formatUsd(goodsCents),
    percent: String(commissionBasisPoints / 100),
    commission: formatUsd(commissionCents),
    credit: formatUsd(goodsCents - commissionCents),
  };
}

function withNumbers(text: LegalDocument, plans: Plan[]): LegalDocument {
  const example = exampleOf(plans);
  const filled = (_: string, key: string) => example[key as keyof typeof example];
  return JSON.parse(JSON.stringify(text).replace(/\{\{(\w+)\}\}/g, filled)) as LegalDocument;
}

/** A text's tables, by the section in which they stand. */
function tablesOf(
  name: LegalName,
  language: Language,
  plans: Plan[],
  days: Days,
): Record<string, LegalTable> {
  if (name === "privacy") return { duration: retentionTable(language, days) };
  if (name === "vendorTerms") return { plans: planTable(language, plans) };
  return name === "commissionPolicy" ? { rates: planTable(language, plans) } : {};
}

function retentionTable(language: Language, days: Days): LegalTable {
  const words = tableWords[language].retention;
  const long = (term: Term) => {
    if (typeof term === "string") return words[term];
    const [count, unit] = "days" in term ? ([term.days, "day"] as const) : ([term.years, "year"] as const);
    return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
  };
  const names = Object.keys(words.names) as RetentionName[];
  return {
    head: [words.what, words.long],
    rows: names.map((one) => [
      words.names[one],
      long(one in days ? { days: days[one as keyof Days] } : retention[one]),
    ]),
  };
}

function planTable(language: Language, plans: Plan[]): LegalTable {
  const words = tableWords[language].plans;
  const translate = serverI18n(language).t as unknown as (key: string) => string;
  const priceOf = (cents: number | null) => {
    if (cents === null) return words.custom;
    return cents === 0 ? words.freeMonths : formatUsd(cents);
  };
  return {
    head: [words.plan, words.products, words.commission, words.price],
    rows: plans.map(({ planType, maxProducts, commissionBasisPoints, priceCents }) => [
      translate(`plans:names.${planType}`),
      maxProducts < 0 ? words.unlimited : String(maxProducts),
      `${commissionBasisPoints / 100}%`,
      priceOf(priceCents),
    ]),
  };
}
