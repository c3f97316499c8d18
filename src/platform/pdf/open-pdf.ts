import PDFDocument from "pdfkit";
import type { Language } from "#kernel/languages.ts";
import { readPdfFonts, runsOf, type Weight } from "./pdf-fonts.ts";

export const pdfPage = { width: 595, height: 842, margin: 48, foot: 40 } as const;
/** Where a page's content ends; below stands its number. */
const contentEnd = pdfPage.height - pdfPage.margin - pdfPage.foot;

export type TextStyle = {
  width: number;
  size?: number;
  weight?: Weight;
  align?: "left" | "right";
  color?: string;
};

export type Pdf = Awaited<ReturnType<typeof openPdf>>;

type Doc = InstanceType<typeof PDFDocument>;
type Fonts = Awaited<ReturnType<typeof readPdfFonts>>;

const ink = "#2b1d14";

/** An A4 document with embedded fonts, tagged by its language. Positions and sizes are in points, from the top left. */
export async function openPdf({ title, language }: { title: string; language: Language }) {
  const fonts = await readPdfFonts();
  const doc = new PDFDocument({
    size: [pdfPage.width, pdfPage.height],
    margin: pdfPage.margin,
    bufferPages: true,
    lang: language,
    // None of the reader's own fonts: they lack letters.
    font: "",
    info: { Title: title, Creator: "Cafeto" },
  });
  for (const face of [...fonts.regular, ...fonts.bold]) doc.registerFont(face.name, face.bytes as never);
  const bytes = collect(doc);
  return {
    /** Writes a text and returns where it ends. */
    write: (text: string, x: number, y: number, style: TextStyle) => write(doc, fonts, { text, x, y, style }),
    line: (y: number, color = "#d9cbb8") =>
      void doc
        .moveTo(pdfPage.margin, y)
        .lineTo(pdfPage.width - pdfPage.margin, y)
        .lineWidth(0.6)
        .strokeColor(color)
        .stroke(),
    /** Goes on at the top of a new page where less than `height` is left; returns where to go on. */
    makeRoom(y: number, height: number): number {
      if (y + height <= contentEnd) return y;
      doc.addPage();
      return pdfPage.margin;
    },
    /** Numbers the pages, and ends the document. */
    finish(footOf: (page: number, pages: number) => string): Promise<Uint8Array<ArrayBuffer>> {
      numberPages(doc, fonts, footOf);
      doc.end();
      return bytes;
    },
  };
}

type Text = { text: string; x: number; y: number; style: TextStyle };

function write(doc: Doc, fonts: Fonts, { text, x, y, style }: Text): number {
  const { width, size = 9.5, weight = "regular", align = "left", color = ink } = style;
  const runs = runsOf(text, fonts[weight]);
  doc.fontSize(size).fillColor(color);
  for (const [index, run] of runs.entries()) {
    const options = { width, align, continued: index < runs.length - 1, lineBreak: true };
    doc.font(run.face.name);
    if (index === 0) doc.text(run.text, x, y, options);
    else doc.text(run.text, options);
  }
  return doc.y;
}

function numberPages(doc: Doc, fonts: Fonts, footOf: (page: number, pages: number) => string): void {
  const { count } = doc.bufferedPageRange();
  const style = { width: pdfPage.width - 2 * pdfPage.margin, size: 8, color: "#6b5a4c" };
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // A text in the margin starts no page of its own.
    doc.page.margins.bottom = 0;
    const text = footOf(page + 1, count);
    write(doc, fonts, { text, x: pdfPage.margin, y: pdfPage.height - pdfPage.margin, style });
  }
}

async function collect(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc as unknown as AsyncIterable<Buffer>) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}
