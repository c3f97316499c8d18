import { DAY, HOUR } from "./calendar.ts";
import { demoAccounts } from "./demo-accounts.ts";
import type { SeedBuyer, SeedConversation, SeedProduct, SeedVendor } from "./types.ts";

type Line = [sender: "buyer" | "vendor", hoursLater: number, content: string];
type Script = { daysAgo: number; isUnread: boolean; lines: Line[] };

/** What the demo's buyer asks vendors who write Spanish, about one of their coffees each. */
const ofBuyer: Script[] = [
  {
    daysAgo: 12,
    isUnread: false,
    lines: [
      ["buyer", 0, "¡Hola! ¿Este café funciona bien en una moka? En casa no tenemos otra cosa."],
      [
        "vendor",
        3,
        "¡Hola, Lucía! Muy bien, de hecho. Muélelo un poco más grueso que para espresso y baja el fuego apenas empiece a salir.",
      ],
      ["buyer", 4, "Perfecto, eso hago. ¿Cuándo es el próximo tueste?"],
      [
        "vendor",
        21,
        "Tostamos los martes y enviamos los miércoles. Si pides antes del lunes a la noche, te llega de ese tueste.",
      ],
      ["buyer", 22, "Genial, gracias. Lo pido hoy mismo."],
    ],
  },
  {
    daysAgo: 2,
    isUnread: true,
    lines: [
      ["buyer", 0, "Buenas, ¿todavía les queda de este lote? Quisiera dos bolsas para regalar."],
      [
        "vendor",
        5,
        "Buenas, Lucía. Queda poco, pero dos bolsas sí. ¿Te ponemos una tarjeta? Dinos qué escribimos y va en el paquete.",
      ],
    ],
  },
];

/** What English-speaking buyers ask the demo's vendor. */
const ofVendor: Script[] = [
  {
    daysAgo: 20,
    isUnread: false,
    lines: [
      [
        "buyer",
        0,
        "Hi, how long after roasting do you usually ship? I like to rest my beans for about ten days.",
      ],
      [
        "vendor",
        2,
        "Hello! We post the day after roasting, so most bags reach you three to five days off roast. The date is on the back label.",
      ],
      ["buyer", 6, "Ideal, that leaves me a weekend of patience. Thank you!"],
    ],
  },
  {
    daysAgo: 6,
    isUnread: false,
    lines: [
      ["buyer", 0, "I ordered this whole bean and should have asked for ground. Is it too late to change?"],
      ["vendor", 1, "Not at all, it hasn’t left the dock yet. What do you brew with?"],
      ["buyer", 2, "A V60, one cup at a time."],
      ["vendor", 3, "Medium-fine it is. Ground this afternoon, on the van tomorrow morning."],
    ],
  },
  {
    daysAgo: 1,
    isUnread: true,
    lines: [
      [
        "buyer",
        0,
        "Do you have anything close to this one but a little less acidic? It is for my mother, who takes hers with milk.",
      ],
    ],
  },
];

type Goods = { vendors: SeedVendor[]; products: SeedProduct[]; buyers: SeedBuyer[] };

/** Conversations of the demo's buyer and vendor, each in the language of both; the latest one is not read yet. */
export function buildConversations({ vendors, products, buyers }: Goods, now: Date): SeedConversation[] {
  const { buyer, vendor } = demoAccounts;
  const spanish = vendors.filter(({ key, language }) => language === "es" && key !== vendor.vendorKey);
  const english = buyers.filter(({ key, language }) => language === "en" && key !== buyer.buyerKey);
  const goodOf = (vendorKey: string, n: number) => {
    const own = products.filter(
      (product) => product.vendorKey === vendorKey && product.isActive && product.isApproved,
    );
    return own[n % own.length]!.key;
  };
  return [
    ...ofBuyer.map((script, n) => {
      const { key } = spanish[n * 3]!;
      return play(script, { buyerKey: buyer.buyerKey!, vendorKey: key, productKey: goodOf(key, n) }, now);
    }),
    ...ofVendor.map((script, n) => {
      const vendorKey = vendor.vendorKey!;
      return play(script, { buyerKey: english[n]!.key, vendorKey, productKey: goodOf(vendorKey, n) }, now);
    }),
  ];
}

function play(
  { daysAgo, isUnread, lines }: Script,
  between: Pick<SeedConversation, "buyerKey" | "vendorKey" | "productKey">,
  now: Date,
): SeedConversation {
  // Day in Europe and in the Americas.
  const start = Math.floor(now.getTime() / DAY - daysAgo) * DAY + 15 * HOUR;
  const messages = lines.map(([sender, hoursLater, content]) => ({
    ...{ sender, content },
    createdAt: new Date(start + hoursLater * HOUR),
  }));
  return { ...between, isUnread, messages };
}
