import type { Context, Hono } from "hono";
import { runDues } from "../clocks/run-dues.ts";
import { getCustomer } from "../customers/customer.ts";
import { formatMoney } from "../money.ts";
import { challengePage } from "../pages/challenge-page.ts";
import { notePage } from "../pages/note-page.ts";
import {
  emptyForm,
  type FormProblems,
  formOf,
  type PaymentForm,
  readPaymentForm,
} from "../pages/read-payment-form.ts";
import { findCountryHint, type Language, makeSay, pickLanguage, type TextKey } from "../pages/texts.ts";
import { cardPage } from "../portal/card-page.ts";
import { changeCard } from "../portal/change-card.ts";
import { endPending, findPendingInvoice, payDebt } from "../portal/pay-debt.ts";
import { type Done, doneResults, portalPage } from "../portal/portal-page.ts";
import { findVisit, type Visit } from "../portal/portal-session.ts";
import { readPortal } from "../portal/read-portal.ts";
import type { Sandbox } from "../sandbox.ts";
import { findPaymentMethod } from "../store/stored-object.ts";
import { type PageResponse, showPage } from "./page-headers.ts";

type OnVisit = (context: Context, visit: Visit, language: Language) => PageResponse;

/** The billing portal: what a customer's browser sees. The address alone lets them in, so no cookie is needed. */
export function addPortalPages(app: Hono, sandbox: Sandbox): void {
  const serve = (method: "GET" | "POST", path: string, work: OnVisit): void => {
    app.on(method, `/portal/:address${path}`, (context) => enter(sandbox, context, work));
  };
  serve("GET", "", (context, visit, language) => showPortal(sandbox, context, visit, language));
  serve("POST", "/pay/:id", (context, visit) => {
    const result = payDebt(sandbox, visit, context.req.param("id") ?? "");
    if (result === "challenged") return context.redirect(`${pathOf(visit)}/challenge`, 303);
    return goBack(context, visit, result === "none" ? null : result);
  });
  serve("GET", "/challenge", (context, visit, language) => showChallenge(sandbox, context, visit, language));
  serve("POST", "/challenge", async (context, visit) => {
    const { answer } = await context.req.parseBody();
    const result = endPending(sandbox, visit, answer === "complete" ? "complete" : "fail");
    return goBack(context, visit, result === "none" ? null : result);
  });
  serve("GET", "/card", (context, visit, language) => openCard(sandbox, context, visit, language));
  serve("POST", "/card", (context, visit, language) => submitCard(sandbox, context, visit, language));
}

function enter(sandbox: Sandbox, context: Context, work: OnVisit): PageResponse {
  runDues(sandbox);
  const visit = findVisit(sandbox, context.req.param("address") ?? "");
  if (!visit) return context.notFound() as PageResponse;
  const language = pickLanguage(visit.session.locale, context.req.header("accept-language"));
  if (!visit.isOver) return work(context, visit, language);
  return showPage(context, notePage("Over", language, visit.session.return_url), 410);
}

/** The portal's own address of a visit. */
const pathOf = ({ address }: Visit) => `/portal/${address}`;

/** Where a form of the portal may lead outside of it. */
const leadsTo = ({ session }: Visit) => session.flow?.after_completion.redirect?.return_url ?? null;

/** After something was done: to the shop where the visit was for that alone, else to the portal's first page. */
function goBack(context: Context, visit: Visit, done: Done | null): PageResponse {
  const shop = leadsTo(visit);
  const isDone = done !== null && done !== "refused" && done !== "unconfirmed";
  if (shop && isDone) return context.redirect(shop, 303);
  return context.redirect(`${pathOf(visit)}?done=${done ?? ""}`, 303);
}

function showPortal(sandbox: Sandbox, context: Context, visit: Visit, language: Language): PageResponse {
  const { session } = visit;
  const done = context.req.query("done");
  // A visit for one purpose begins there.
  if (session.flow && done === undefined) return context.redirect(`${pathOf(visit)}/card`, 303);
  const page = portalPage({
    ...readPortal(sandbox, session.customer as string),
    path: pathOf(visit),
    language,
    say: makeSay(language),
    returnUrl: session.return_url,
    done: doneResults.find((one) => one === done) ?? null,
  });
  return showPage(context, page, 200);
}

function showChallenge(sandbox: Sandbox, context: Context, visit: Visit, language: Language): PageResponse {
  const method = visit.pending && findPaymentMethod(sandbox, visit.pending.method);
  if (!method) return goBack(context, visit, null);
  const invoice = findPendingInvoice(sandbox, visit);
  const amount = invoice && formatMoney(invoice.amount_remaining, invoice.currency, language);
  return showPage(context, challengePage(amount, method, language), 200, leadsTo(visit));
}

function openCard(sandbox: Sandbox, context: Context, visit: Visit, language: Language): PageResponse {
  const { customer, card } = readPortal(sandbox, visit.session.customer as string);
  const billing = card?.billing_details;
  const form: PaymentForm = {
    ...emptyForm,
    email: customer.email ?? billing?.email ?? "",
    name: billing?.name ?? customer.name ?? "",
    country: billing?.address?.country ?? findCountryHint(context.req.header("accept-language")) ?? "",
    postalCode: billing?.address?.postal_code ?? "",
  };
  return showCardPage(context, visit, language, { form, isEmailGiven: customer.email !== null }, 200);
}

async function submitCard(
  sandbox: Sandbox,
  context: Context,
  visit: Visit,
  language: Language,
): Promise<Response> {
  const { email } = getCustomer(sandbox, visit.session.customer as string);
  const typed = formOf(await context.req.parseBody());
  const shown = { form: { ...typed, email: email ?? typed.email }, isEmailGiven: email !== null };
  const read = readPaymentForm(shown.form, sandbox.machineNow());
  if ("problems" in read) {
    return showCardPage(context, visit, language, { ...shown, problems: read.problems }, 422);
  }
  const changed = changeCard(sandbox, visit, read.card, read.payer);
  if (changed.result === "challenged") return context.redirect(`${pathOf(visit)}/challenge`, 303);
  if (changed.result === "saved") return goBack(context, visit, "card");
  const refusal: TextKey = `declined_${changed.code}`;
  const problems: FormProblems = changed.code === "incorrect_cvc" ? { cvc: refusal } : { number: refusal };
  return showCardPage(context, visit, language, { ...shown, problems, refusal }, 402);
}

function showCardPage(
  context: Context,
  visit: Visit,
  language: Language,
  shown: { form: PaymentForm; isEmailGiven: boolean; problems?: FormProblems; refusal?: TextKey },
  status: 200 | 402 | 422,
): PageResponse {
  const path = `${pathOf(visit)}?done=`;
  const facts = { path, returnUrl: visit.session.return_url, language, problems: {}, refusal: null };
  return showPage(context, cardPage({ ...facts, ...shown }), status, leadsTo(visit));
}
