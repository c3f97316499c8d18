import type { Hono } from "hono";
import { findInvoice } from "../invoices/kept-invoice.ts";
import { pickLanguage } from "../pages/texts.ts";
import { invoicePage } from "../portal/invoice-page.ts";
import type { Sandbox } from "../sandbox.ts";
import { nameOf } from "../subscriptions/kept-subscription.ts";
import { showPage } from "./show-page.ts";

/** An invoice's own page; its id is its only secret. */
export function addInvoicePages(app: Hono, sandbox: Sandbox): void {
  app.get("/invoices/:id", (context) => {
    const invoice = findInvoice(sandbox, context.req.param("id"));
    if (!invoice || invoice.status === "draft") return context.notFound();
    const language = pickLanguage(context.req.query("lang") ?? null, context.req.header("accept-language"));
    const lines = invoice.lines.data.map((line) => {
      return { line, name: nameOf(sandbox, line.pricing.price_details.product) };
    });
    return showPage(context, invoicePage(invoice, lines, language), 200);
  });
}
