import { parentPort } from "node:worker_threads";
import { receiptTranslator } from "#i18n/receipt-words.ts";
import type { Language } from "#kernel/languages.ts";
import { readPdfFonts } from "#platform/pdf/pdf-fonts.ts";
import { type ReceiptFacts, writeReceipt } from "./write-receipt.ts";

/** Writes receipts in a thread of its own, one after the other (`receipt-thread.ts`). */
export type ReceiptQuestion = { facts: ReceiptFacts; language: Language };

const port = parentPort!;
// Before the first receipt's time begins.
await readPdfFonts();
port.postMessage("ready");
port.on("message", async ({ facts, language }: ReceiptQuestion) => {
  const bytes = await writeReceipt(facts, receiptTranslator(language), language);
  port.postMessage(bytes, [bytes.buffer]);
});
