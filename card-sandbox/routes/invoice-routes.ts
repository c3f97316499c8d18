import { z } from "zod";
import { atTimeOf } from "../customers/kept-customer.ts";
import { closeInvoice } from "../invoices/close-invoice.ts";
import { createPreview, createPreviewParams } from "../invoices/create-preview.ts";
import { findInvoice, getInvoice } from "../invoices/kept-invoice.ts";
import { payInvoice, payInvoiceParams } from "../invoices/pay-invoice.ts";
import type { Sandbox } from "../sandbox.ts";
import { findObject } from "../store/kept-object.ts";
import { missing } from "../wire/api-error.ts";
import { expandPaths } from "../wire/expand.ts";
import { createdFilters, createdRange, equal, type Filter, pageParams } from "../wire/paging.ts";
import { flag, id, readParams } from "../wire/read-params.ts";
import { type Api, addList, addRead, addWrite } from "./api.ts";
import { readQuery } from "./api-request.ts";
import { expandParams } from "./read-routes.ts";

const created = createdRange.optional();
const listInvoicesParams = pageParams.extend({
  created,
  customer: id.optional(),
  subscription: id.optional(),
  status: z.enum(["draft", "open", "paid", "void", "uncollectible"]).optional(),
});
const listItemsParams = pageParams.extend({
  created,
  customer: id.optional(),
  invoice: id.optional(),
  pending: flag.optional(),
});
const listPaymentsParams = pageParams.extend({
  created,
  invoice: id.optional(),
  status: z.enum(["open", "paid", "canceled"]).optional(),
  payment: z.strictObject({ type: z.literal("payment_intent"), payment_intent: id }).optional(),
});

/** Invoices, what waits for one, and what pays them. */
export function addInvoiceRoutes(api: Api): void {
  const { sandbox } = api;
  addWrite(api, "POST", "/invoices/create_preview", createPreviewParams, ({ params }) =>
    createPreview(sandbox, params),
  );
  addWrite(api, "POST", "/invoices/:id/pay", payInvoiceParams, ({ params, ...given }) =>
    payInvoice(sandbox, given.id, params.payment_method, given.cause),
  );
  addWrite(api, "POST", "/invoices/:id/void", expandParams, (given) => {
    const invoice = getInvoice(sandbox, given.id);
    return closeInvoice(atTimeOf(sandbox, invoice.customer), invoice, given.cause);
  });
  addRead(api, "/invoices", "invoice", "invoice", findInvoice);
  addLineRoute(api);
  addList(api, "/invoices", "invoices", listInvoicesParams, (params) => [
    ...createdFilters(params.created),
    ...equal("customer", params.customer),
    ...equal("subscription", params.subscription),
    ...equal("status", params.status),
  ]);
  const find = (table: "invoice_items" | "invoice_payments") => (box: Sandbox, one: string) =>
    findObject<object>(box, table, one);
  addRead(api, "/invoiceitems", "invoiceitem", "invoiceitem", find("invoice_items"));
  addList(api, "/invoiceitems", "invoice_items", listItemsParams, (params) => [
    ...createdFilters(params.created),
    ...equal("customer", params.customer),
    ...equal("invoice", params.invoice),
    ...pendingFilters(params.pending),
  ]);
  addRead(api, "/invoice_payments", "invoice_payment", "invoice_payment", find("invoice_payments"));
  addList(api, "/invoice_payments", "invoice_payments", listPaymentsParams, (params) => [
    ...createdFilters(params.created),
    ...equal("invoice", params.invoice),
    ...equal("status", params.status),
    ...equal("payment_intent", params.payment?.payment_intent),
  ]);
}

/** An invoice's lines stand in it, so they are one page. */
function addLineRoute({ app, sandbox, expandable }: Api): void {
  app.get("/invoices/:id/lines", (context) => {
    const { expand } = readParams(pageParams, readQuery(context));
    const invoice = findInvoice(sandbox, context.req.param("id"));
    if (!invoice) throw missing("invoice", context.req.param("id"), "invoice");
    return context.json(expandPaths(invoice.lines, expand, expandable));
  });
}

function pendingFilters(pending: boolean | undefined): Filter[] {
  if (pending === undefined) return [];
  return [{ sql: "(invoice IS NULL) = ?", value: Number(pending) }];
}
