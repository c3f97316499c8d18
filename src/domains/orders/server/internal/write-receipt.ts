import type { Translate } from "#i18n/translator.ts";
import { formatDate } from "#kernel/formats.ts";
import type { Language } from "#kernel/languages.ts";
import { formatUsd, sumCents } from "#kernel/money.ts";
import { openPdf, type Pdf, pdfPage } from "#platform/pdf/open-pdf.ts";

export type ReceiptLine = {
  name: string;
  quantity: number;
  unitPriceCents: number;
  discountCents: number;
};
export type ReceiptFacts = {
  number: number;
  paidAt: string;
  buyer: readonly string[];
  sellers: readonly {
    companyName: string;
    /** Who it is by law, where it says so (R63). */
    legal: string | null;
    lines: readonly ReceiptLine[];
    shippingCents: number;
  }[];
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  refunds: readonly { at: string; totalCents: number }[];
};

const { margin } = pdfPage;
const fullWidth = pdfPage.width - 2 * margin;
const columns = { quantity: 300, each: 350, amount: 430 } as const;
const soft = "#6b5a4c";
/** A paid order's receipt as a PDF; amounts in cents. */
export async function writeReceipt(
  facts: ReceiptFacts,
  t: Translate,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${t("title")} ${facts.number}`;
  const pdf = await openPdf({ title, language });
  let y = writeHead(pdf, facts, t);
  for (const seller of facts.sellers) y = writeSeller(pdf, seller, t, y);
  y = writeTotals(pdf, facts, t, y);
  y = pdf.makeRoom(y + 24, 30);
  pdf.write(t("marketplace"), margin, y, { width: fullWidth, size: 8.5, color: soft });
  return pdf.finish((page, pages) => `${title} · ${t("page", { page, pages })}`);
}

function writeHead(pdf: Pdf, facts: ReceiptFacts, t: Translate): number {
  pdf.write("Cafeto", margin, margin, { width: 200, size: 22, weight: "bold", color: "#8c2f22" });
  pdf.write(t("title"), margin + 200, margin + 5, {
    ...{ width: fullWidth - 200, size: 16, weight: "bold", align: "right" },
  });
  let left = margin + 52;
  for (const [label, value] of [
    [t("order"), String(facts.number)],
    [t("paidOn"), formatDate(facts.paidAt)],
    [t("paidWith"), t("card")],
  ] as const) {
    pdf.write(label, margin, left, { width: 90, color: soft });
    left = pdf.write(value, margin + 95, left, { width: 150, weight: "bold" }) + 3;
  }
  let right = pdf.write(t("shipTo"), margin + 260, margin + 52, { width: 239, color: soft });
  for (const part of facts.buyer) right = pdf.write(part, margin + 260, right, { width: 239 });
  return Math.max(left, right) + 18;
}

function writeSeller(pdf: Pdf, seller: ReceiptFacts["sellers"][number], t: Translate, from: number): number {
  let y = pdf.makeRoom(from, 110);
  pdf.line(y);
  y = pdf.write(t("soldBy", { vendor: seller.companyName }), margin, y + 10, {
    ...{ width: fullWidth, size: 11, weight: "bold" },
  });
  if (seller.legal) y = pdf.write(seller.legal, margin, y + 1, { width: fullWidth, size: 8, color: soft });
  y = writeRow(pdf, y + 8, soft, [...[t("item"), t("quantity"), t("each"), t("amount")]]);
  for (const line of seller.lines) y = writeLine(pdf, pdf.makeRoom(y, 50), line, t);
  const shipping = seller.shippingCents === 0 ? t("free") : formatUsd(seller.shippingCents);
  return writeRow(pdf, pdf.makeRoom(y, 30), soft, [t("delivery"), "", "", shipping]) + 14;
}

function writeLine(pdf: Pdf, y: number, line: ReceiptLine, t: Translate): number {
  const { name, quantity, unitPriceCents, discountCents } = line;
  const end = writeRow(pdf, y, undefined, [
    ...[name, String(quantity), formatUsd(unitPriceCents), formatUsd(unitPriceCents * quantity)],
  ]);
  if (discountCents === 0) return end;
  return writeRow(pdf, end, soft, [t("discount"), "", "", formatUsd(-discountCents)]);
}

/** A row of the four columns; the first wraps. */
function writeRow(pdf: Pdf, y: number, color: string | undefined, cells: readonly string[]): number {
  const [item, quantity, each, amount] = cells as [string, string, string, string];
  const tint = color === undefined ? {} : { color };
  const end = pdf.write(item, margin, y, { width: columns.quantity - 20, ...tint });
  const right = { align: "right", ...tint } as const;
  if (quantity) pdf.write(quantity, margin + columns.quantity - 20, y, { width: 50, ...right });
  if (each) pdf.write(each, margin + columns.each - 10, y, { width: 70, ...right });
  pdf.write(amount, margin + columns.amount - 10, y, { width: fullWidth - columns.amount + 10, ...right });
  return end + 4;
}

function writeTotals(pdf: Pdf, facts: ReceiptFacts, t: Translate, from: number): number {
  const lines = facts.sellers.flatMap((seller) => seller.lines);
  const discountCents = sumCents(lines.map((line) => line.discountCents));
  const listCents = sumCents(lines.map((line) => line.unitPriceCents * line.quantity));
  const refundedCents = sumCents(facts.refunds.map((refund) => refund.totalCents));
  const rows: (readonly [label: string, cents: number, isStrong?: boolean])[] = [
    [t("goods"), listCents],
    ...(discountCents > 0 ? [[t("discounts"), -discountCents] as const] : []),
    [t("delivery"), facts.shippingCents],
    [t("tax"), facts.taxCents],
    [t("total"), facts.totalCents, true],
    ...facts.refunds.map(
      ({ at, totalCents }) => [t("refund", { date: formatDate(at) }), -totalCents] as const,
    ),
    ...(refundedCents > 0 ? [[t("afterRefunds"), facts.totalCents - refundedCents, true] as const] : []),
  ];
  let y = pdf.makeRoom(from, 120);
  pdf.line(y, "#2b1d14");
  y += 10;
  for (const [label, cents, isStrong = false] of rows) {
    y = pdf.makeRoom(y, 20);
    const look = isStrong ? ({ weight: "bold", size: 11 } as const) : {};
    const end = pdf.write(label, margin + 200, y, { width: 180, ...look });
    pdf.write(formatUsd(cents), margin + 380, y, { width: fullWidth - 380, align: "right", ...look });
    y = end + 4;
  }
  return y;
}
