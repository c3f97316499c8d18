import { getRecurringPrice } from "../catalog/kept-price.ts";
import { makeLine, makeLineOfPrice, type WireLineItem } from "../objects/make-line-item.ts";
import type { Sandbox } from "../sandbox.ts";
import { findProduct } from "../store/find-object.ts";
import { insertObject } from "../store/kept-object.ts";
import { badParam } from "../wire/api-error.ts";
import type { CreateSessionParams, LineParams } from "./session-params.ts";

/** The lines of a session that is paid once, each with a price and a product made for it. */
export function makePaymentLines(
  sandbox: Sandbox,
  params: CreateSessionParams,
  created: number,
): WireLineItem[] {
  const currency = params.currency ?? params.line_items[0]!.price_data?.currency ?? "usd";
  const lines = params.line_items.map((line, index) => {
    const { price_data: price, quantity } = line;
    const param = `line_items[${index}]`;
    if (!price) {
      const message = `Missing required param: ${param}[price_data]. In \`payment\` mode lines are described, not named by a price.`;
      throw badParam(`${param}[price_data]`, message, "parameter_missing");
    }
    assertLine(line, price, currency, param);
    return makeLine({
      created,
      currency,
      unitAmount: price.unit_amount,
      quantity,
      name: price.product_data.name,
      description: price.product_data.description ?? null,
      images: price.product_data.images,
      productMetadata: price.product_data.metadata ?? {},
      metadata: line.metadata ?? {},
    });
  });
  for (const { product } of lines) insertObject(sandbox, "products", product, {});
  return lines.map(({ item }) => item);
}

function assertLine(
  { quantity }: LineParams,
  price: NonNullable<LineParams["price_data"]>,
  currency: string,
  param: string,
): void {
  if (price.currency !== currency) {
    throw badParam(
      `${param}[price_data][currency]`,
      "All line items of a session must have the same currency.",
    );
  }
  if (price.unit_amount < 0) {
    const name = `${param}[price_data][unit_amount]`;
    throw badParam(name, "Invalid non-negative integer", "parameter_invalid_integer");
  }
  assertQuantity(quantity, param);
}

function assertQuantity(quantity: number, param: string): void {
  if (quantity < 1 || quantity > 999_999) {
    throw badParam(
      `${param}[quantity]`,
      "The quantity must be from 1 to 999999.",
      "parameter_invalid_integer",
    );
  }
}

/** The one line of a session that begins a subscription. */
export function makeSubscriptionLine(
  sandbox: Sandbox,
  { line_items: lines }: CreateSessionParams,
): WireLineItem {
  const [line] = lines as [LineParams];
  if (lines.length > 1) {
    throw badParam("line_items", "A subscription has one item in the card sandbox, so one line begins it.");
  }
  if (line.price_data || !line.price) {
    const message =
      "Missing required param: line_items[0][price]. A subscription is begun with a price that is there.";
    throw badParam("line_items[0][price]", message, "parameter_missing");
  }
  assertQuantity(line.quantity, "line_items[0]");
  const price = getRecurringPrice(sandbox, line.price, "line_items[0][price]");
  const name = findProduct(sandbox, price.product)?.name ?? price.product;
  return makeLineOfPrice(price, name, line.quantity, line.metadata ?? {});
}
