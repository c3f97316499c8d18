import type * as z from "zod";
import type { CartLine, CartView, cartLineInput } from "#domains/cart/contract.ts";
import { type BuyableCard, listBuyableCards } from "#domains/catalogue/server/product-cards.ts";
import { listOwnHolds } from "#domains/inventory/server/list-own-holds.ts";
import { getDeliveryTerms } from "#domains/settings/server/delivery-terms.ts";
import { unscopedSellingTerms } from "#domains/vendors/server/shipping-profile.ts";
import type { Ctx } from "#platform/rpc/context.ts";

type LineInput = z.infer<typeof cartLineInput>;

/**
 * Prices a cart from what is on sale now, grouped by vendor, and names each line's problem. Reads only; the cart
 * itself stays in the browser. For visitors.
 */
export async function priceCart(ctx: Ctx, input: { lines: LineInput[] }): Promise<CartView> {
  const wanted = mergeLines(input.lines);
  const cards = await readCards(ctx, [...wanted.keys()]);
  const terms = await unscopedSellingTerms(ctx.db, [
    ...new Set([...cards.values()].map((card) => card.vendor.id)),
  ]);
  const vendors = new Map<string, CartView["vendors"][number]>();
  for (const [productId, line] of wanted) {
    const card = cards.get(productId);
    if (!card) continue;
    const { id: vendorId, companyName } = card.vendor;
    const group = vendors.get(vendorId) ?? {
      vendorId,
      companyName,
      country: terms.get(vendorId)!.country,
      goodsCents: 0,
      lines: [],
    };
    const priced = priceLine(card, line);
    group.lines.push(priced);
    group.goodsCents += priced.totalCents;
    vendors.set(vendorId, group);
  }
  const groups = [...vendors.values()];
  const lines = groups.flatMap((group) => group.lines);
  const gone = [...wanted.values()]
    .filter((line) => !cards.has(line.productId))
    .map(({ productId, quantity }) => ({ productId, quantity }));
  return {
    vendors: groups,
    gone,
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    goodsCents: groups.reduce((sum, group) => sum + group.goodsCents, 0),
    isBuyable:
      lines.length > 0 &&
      gone.length === 0 &&
      lines.every((line) => line.problem === null || line.problem === "price_fell"),
    freeShippingFromCents: (await getDeliveryTerms(ctx)).freeShippingFrom,
  };
}

/** What waits for the caller's own unfinished payment is not sold out for them. */
async function readCards(ctx: Ctx, ids: string[]): Promise<Map<string, BuyableCard>> {
  const { caller } = ctx;
  const [cards, held] = await Promise.all([
    listBuyableCards(ctx, ids),
    caller.kind === "person" ? listOwnHolds(ctx, caller.userId, ids) : new Map<string, number>(),
  ]);
  return new Map(
    cards.map((card) => [card.id, { ...card, stockQuantity: card.stockQuantity + (held.get(card.id) ?? 0) }]),
  );
}

/** Two lines of one product are one demand: each alone could pass the stock check that both fail. */
function mergeLines(lines: LineInput[]): Map<string, LineInput> {
  const merged = new Map<string, LineInput>();
  for (const line of lines) {
    const before = merged.get(line.productId);
    merged.set(line.productId, before ? { ...line, quantity: before.quantity + line.quantity } : line);
  }
  return merged;
}

function priceLine(card: BuyableCard, line: LineInput): CartLine {
  const { name, language, imageUrl, priceCents, stockQuantity, mostUnits, backOn } = card;
  const most = Math.min(Math.max(stockQuantity, 0), mostUnits ?? line.quantity);
  return {
    productId: card.id,
    name,
    language,
    imageUrl,
    priceCents,
    quantity: line.quantity,
    totalCents: priceCents * (backOn ? 0 : Math.min(line.quantity, most)),
    stockQuantity,
    mostUnits,
    problem: problemOf(card, line),
    backOn,
  };
}

function problemOf(card: BuyableCard, line: LineInput): CartLine["problem"] {
  if (card.backOn) return "vendor_away";
  if (card.stockQuantity <= 0) return "sold_out";
  const { mostUnits, stockQuantity } = card;
  if (mostUnits !== null && mostUnits < line.quantity && mostUnits <= stockQuantity) return "over_limit";
  if (stockQuantity < line.quantity) return "fewer_left";
  if (line.seenPriceCents === undefined || line.seenPriceCents === card.priceCents) return null;
  return card.priceCents > line.seenPriceCents ? "price_rose" : "price_fell";
}
