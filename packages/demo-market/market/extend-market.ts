import { slugOf } from "./build-products.ts";
import { phoneNumberIn, shippingFor } from "./build-vendors.ts";
import { after, daysBefore } from "./calendar.ts";
import { Random } from "./random.ts";
import type { BusinessType, Language, Market, SeedProduct, SeedText, SeedVendor } from "./types.ts";

const MOST_VENDORS = 10_200;
const PRODUCTS_PER_VENDOR = 100;

const NAMES: Record<Language, readonly string[]> = {
  en: "Alder Amber Beacon Birch Bramble Cedar Copper Dawn Ember Fern Granite Harbour Hazel Heron Juniper Kestrel Linden Magpie Meadow Mill North Orchard Otter Quarry Raven River Rowan Saffron Sparrow Summit Thistle Willow".split(
    " ",
  ),
  es: "Alborada Almendro Arrayán Bellavista Buenaventura Ceiba Cumbre Esperanza Estrella Floresta Guayacán Horizonte Jacaranda Lucero Madrugada Manantial Mirasol Monteverde Nogal Olivar Palmar Paraíso Roble Rocío Samán Serranía Sol Tejar Trapiche Vega Victoria Yarumo".split(
    " ",
  ),
  pt: "Alvorada Andorinha Araçá Aroeira Bela Boa Cachoeira Cerejeira Esperança Estrela Figueira Floresta Gameleira Horizonte Ipê Jacarandá Laranjeira Mirante Montanha Morro Nascente Oliveira Palmeira Paineira Pedra Pitanga Primavera Ribeirão Serra Sabiá Vale Várzea".split(
    " ",
  ),
};

const TRADES: Record<Language, Record<BusinessType, string>> = {
  en: {
    coffee_farm: "Farm",
    cooperative: "Growers",
    roastery: "Roasters",
    distributor: "Trading",
    equipment_manufacturer: "Works",
    coffee_brand_owner: "Coffee",
    other: "Pantry",
  },
  es: {
    coffee_farm: "Finca",
    cooperative: "Cooperativa",
    roastery: "Tostadores",
    distributor: "Distribuciones",
    equipment_manufacturer: "Talleres",
    coffee_brand_owner: "Cafés",
    other: "Obrador",
  },
  pt: {
    coffee_farm: "Fazenda",
    cooperative: "Cooperativa",
    roastery: "Torrefação",
    distributor: "Distribuidora",
    equipment_manufacturer: "Oficina",
    coffee_brand_owner: "Cafés",
    other: "Doçaria",
  },
};

function companyNameFor(template: SeedVendor, word: string): string {
  const trade = TRADES[template.language][template.businessType];
  if (template.language === "en") return `${word} ${trade} ${template.city}`;
  return `${trade} ${word} ${template.language === "es" ? "de" : "em"} ${template.city}`;
}

/** The n-th further vendor: the trade, place and tongue of a vendor of the base market under another name. */
function extraVendor(base: SeedVendor[], n: number, since: Date): SeedVendor {
  const template = base[n % base.length]!;
  const round = Math.floor(n / base.length);
  const words = NAMES[template.language];
  const word = words[(round + n) % words.length]!;
  const again = Math.floor(round / words.length);
  const companyName = companyNameFor(template, word) + (again > 0 ? ` ${again + 1}` : "");
  const key = `${slugOf(companyName)}-${n + 1}`;
  const random = new Random(`vendor ${key}`);
  return {
    ...template,
    key,
    companyName,
    website: `https://${key}.example`,
    phoneNumber: phoneNumberIn(template.country, random),
    planType: n % 10 === 0 ? "enterprise" : "premium",
    createdAt: daysBefore(since, random.int(1, 600)),
    planExpiresAt: template.planExpiresAt,
    ownerEmail: `hello@${key}.example`,
    shipping: shippingFor(random),
  };
}

/** The vendors beyond the base market, until there are `total` of them (10,200 at most, who can hold a million products). */
export function* extendVendors(base: Pick<Market, "vendors">, total = MOST_VENDORS): Generator<SeedVendor> {
  const established = base.vendors.filter((vendor) => vendor.isApproved && vendor.planType !== "freemium");
  const since = established.reduce(
    (first, one) => (one.createdAt < first ? one.createdAt : first),
    established[0]!.createdAt,
  );
  const count = Math.min(total, MOST_VENDORS) - base.vendors.length;
  for (let n = 0; n < count; n++) yield extraVendor(established, n, since);
}

const MONTHS: Record<Language, readonly string[]> = {
  en: "January February March April May June July August September October November December".split(" "),
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
  pt: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" "),
};

function lotWords(
  language: Language,
  lot: number,
  date: Date,
  grows: boolean,
): [name: string, sentence: string] {
  const month = MONTHS[language][date.getUTCMonth()]!;
  const year = date.getUTCFullYear();
  switch (language) {
    case "es":
      return grows
        ? [`lote ${lot}`, `Lote ${lot}, cosechado en ${month} de ${year}.`]
        : [`serie ${lot}`, `Serie ${lot}, hecha en ${month} de ${year}.`];
    case "pt":
      return grows
        ? [`lote ${lot}`, `Lote ${lot}, colhido em ${month} de ${year}.`]
        : [`série ${lot}`, `Série ${lot}, feita em ${month} de ${year}.`];
    default:
      return grows
        ? [`lot ${lot}`, `Lot ${lot}, picked in ${month} ${year}.`]
        : [`batch ${lot}`, `Batch ${lot}, made in ${month} ${year}.`];
  }
}

function extraProduct(source: SeedProduct, vendor: SeedVendor, lot: number, newest: Date): SeedProduct {
  const random = new Random(`lot ${lot}`);
  const span = (newest.getTime() - vendor.createdAt.getTime()) / 86_400_000;
  const createdAt = after(vendor.createdAt, 0.5 + random.next() * Math.max(0, span - 1));
  const grows = source.tastingNotes.length > 0;
  const made = daysBefore(createdAt, random.int(20, 150));
  const ofLot = (language: Language, text: SeedText): SeedText => {
    const [name, sentence] = lotWords(language, lot, made, grows);
    return { name: `${text.name}, ${name}`, description: `${text.description} ${sentence}` };
  };
  const size = grows && source.weightGrams <= 1000 ? random.pick([1, 1, 1, 2, 4]) : 1;
  const price = source.priceCents * size ** 0.93 * random.between(0.86, 1.16);
  return {
    ...source,
    key: `${source.key}-${lot}`,
    vendorKey: vendor.key,
    ...ofLot(source.language, source),
    translations: Object.fromEntries(
      Object.entries(source.translations).map(([into, text]) => [into, ofLot(into as Language, text)]),
    ),
    priceCents: Math.min(9_999_999, Math.max(100, Math.round(price / 10) * 10)),
    weightGrams: Math.min(1_000_000, source.weightGrams * size),
    stockQuantity: random.chance(0.05) ? 0 : random.int(1, 400),
    altitudeMeters: source.altitudeMeters === null ? null : source.altitudeMeters + random.int(-6, 6) * 10,
    isActive: true,
    isApproved: true,
    createdAt,
    scene: { ...source.scene, hue: random.int(0, 359), backdropHue: random.int(0, 359) },
  };
}

/**
 * `count` further products, one at a time: lots, harvests and sizes of the base market's goods, sold by the
 * further vendors. Names and keys stay unique; no vendor gets more than its plan allows.
 */
export function* extendProducts(
  base: Pick<Market, "vendors" | "products">,
  count: number,
  vendors: SeedVendor[] = [...extendVendors(base)],
): Generator<SeedProduct> {
  if (count > vendors.length * PRODUCTS_PER_VENDOR) {
    throw new RangeError(`${vendors.length} further vendors can't hold ${count} products`);
  }
  const goods = new Map<string, SeedProduct[]>();
  const keyOf = (vendor: SeedVendor) =>
    `${vendor.language} ${vendor.businessType} ${vendor.country} ${vendor.city}`;
  const kinOf = new Map(base.vendors.map((vendor) => [vendor.key, keyOf(vendor)]));
  let newest = new Date(0);
  for (const product of base.products) {
    if (product.createdAt > newest) newest = product.createdAt;
    const kin = kinOf.get(product.vendorKey)!;
    goods.set(kin, [...(goods.get(kin) ?? []), product]);
  }
  for (let n = 0; n < count; n++) {
    const vendor = vendors[n % vendors.length]!;
    const sources = goods.get(keyOf(vendor))!;
    const source = sources[Math.floor(n / vendors.length) % sources.length]!;
    yield extraProduct(source, vendor, n + 1, newest);
  }
}
