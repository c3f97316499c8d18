import { extractText } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import type { Language } from "#kernel/languages.ts";
import { addPerson, addProduct, address, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { asked, freely, sell } from "../../../../tests/support/sell.ts";
import { getReceipt } from "./get-receipt.ts";
import { refundParcel } from "./refund-parcel.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

type Sale = Awaited<ReturnType<typeof sell>>;

async function readReceipt({ buyer, orderId }: Pick<Sale, "buyer" | "orderId">, language: Language = "en") {
  const ctx = { ...buyer, language, responseHeaders: new Headers() };
  const file = await getReceipt(ctx, { orderId });
  const { text } = await extractText(new Uint8Array(await new Response(file).arrayBuffer()), {
    mergePages: true,
  });
  return { text: text.replaceAll(/\s+/g, " "), headers: ctx.responseHeaders };
}

test("a paid order's receipt names sellers, products, sums and payment, in its reader's language", async () => {
  const sale = await sell(
    market,
    [{ priceCents: 1_533, quantity: 3 }],
    [{ priceCents: 250_000, quantity: 1 }],
  );
  const { text, headers } = await readReceipt(sale, "pt");
  expect(headers.get("content-type")).toBe("application/pdf");
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename="cafeto-\d+\.pdf"$/);
  for (const { caller } of sale.sellers) expect(text).toContain(`Vendido por ${caller.vendor!.companyName}`);
  for (const line of sale.parcels.flatMap(({ lines }) => lines)) expect(text).toContain(line.productName);
  for (const part of [
    "Recibo",
    "Data do pagamento",
    "Cartão",
    "Estados Unidos",
    "$15.33",
    "$45.99",
    "$2,500.00",
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/Total pago \$2,\d{3}\.\d\d/);
  expect(text).not.toContain("Reembolso");
  expect((await readReceipt(sale, "es")).text).toContain("Total pagado");
});

test("what went back is on it", async () => {
  const sale = await sell(market, [{ priceCents: 2_000, quantity: 2 }]);
  const [parcel] = sale.parcels;
  await refundParcel(sale.sellers[0]!, asked(parcel!.id, [{ lineId: parcel!.lines[0]!.id, quantity: 1 }]));
  const { text } = await readReceipt(sale);
  expect(text).toMatch(/Refund: \w+ \d+, \d{4} -\$2\d\.\d\d/);
  expect(text).toContain("Total after refunds");
});

test("nobody else gets it, and an unpaid order has none", async () => {
  const sale = await sell(market, [{ priceCents: 1_500, quantity: 1 }]);
  const { infra } = market;
  const stranger = freely(contextFor(infra, await addPerson(infra)));
  await expect(readReceipt({ ...sale, buyer: stranger })).rejects.toMatchObject({ code: "NOT_FOUND" });
  const { id: productId } = await addProduct(infra, sale.sellers[0]!.caller.vendor!.id);
  const quote = await createQuote(stranger, { lines: [{ productId, quantity: 1 }], address });
  const { orderId } = await startSession(stranger, { quoteId: quote.id });
  await expect(readReceipt({ buyer: stranger, orderId })).rejects.toMatchObject({ code: "NOT_FOUND" });
});
