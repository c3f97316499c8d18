import { extractText } from "unpdf";
import { expect, test } from "vitest";
import { receiptTranslator } from "#i18n/receipt-words.ts";
import { readPdfFonts, runsOf } from "#platform/pdf/pdf-fonts.ts";
import { type ReceiptFacts, writeReceipt } from "./write-receipt.ts";

const line = (number: number) => ({
  ...{ name: `Café São João nº ${number}, torrado em Łódź`, quantity: 2, unitPriceCents: 1_000 },
  discountCents: number === 7 ? 150 : 0,
});
const facts = (lineCount: number): ReceiptFacts => ({
  number: 10_001,
  paidAt: "2026-11-27T10:00:00.000Z",
  buyer: ["Inês Conceição", "Peñón 1"],
  sellers: [
    {
      ...{ companyName: "Água Limpa", legal: "Água Limpa Ltda. · São Paulo", shippingCents: 900 },
      lines: Array.from({ length: lineCount }, (_, index) => line(index + 1)),
    },
  ],
  shippingCents: 900,
  taxCents: 0,
  totalCents: 300_750,
  refunds: [],
});

test("a long order goes over pages, with every line on one of them, and each page numbered", async () => {
  const bytes = await writeReceipt(facts(150), receiptTranslator("es"), "es");
  const { totalPages, text: pages } = await extractText(bytes);
  expect(totalPages).toBeGreaterThan(3);
  const text = pages.join(" ").replaceAll(/\s+/g, " ");
  for (let number = 1; number <= 150; number += 1)
    expect(text).toContain(`Café São João nº ${number}, torrado em Łódź`);
  expect(pages[1]).toContain(`Página 2 de ${totalPages}`);
  for (const part of ["Peñón 1", "Descuentos -$1.50", "Productos $3,000.00", "Total pagado $3,007.50"])
    expect(text).toContain(part);
  // Fonts are embedded in part.
  expect(bytes.length).toBeLessThan(80_000);
});

test("letters that no font has lose their marks, or are question marks", async () => {
  const { regular } = await readPdfFonts();
  const shown = (text: string) =>
    runsOf(text, regular)
      .map((run) => run.text)
      .join("");
  expect(shown("São Tomé, Łódź")).toBe("São Tomé, Łódź");
  expect(shown("Ινες 李")).toBe("???? ?");
  expect(runsOf("aŁb", regular).map(({ face }) => face.name.includes("ext"))).toEqual([false, true, false]);
});
