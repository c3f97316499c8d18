import type { Context } from "hono";
import { getCustomer } from "../customers/kept-customer.ts";
import {
  emptyForm,
  type FormProblems,
  formOf,
  type PaymentForm,
  readPaymentForm,
} from "../pages/read-payment-form.ts";
import { findCountryHint, type Language, type TextKey } from "../pages/texts.ts";
import { cardPage } from "../portal/card-page.ts";
import { changeCard } from "../portal/change-card.ts";
import type { Visit } from "../portal/kept-portal-session.ts";
import { readPortal } from "../portal/read-portal.ts";
import type { Sandbox } from "../sandbox.ts";
import { showPage } from "./show-page.ts";
import { goBack, leadsTo, type OnVisit, pathOf } from "./visit.ts";

type Serve = (method: "GET" | "POST", path: string, work: OnVisit) => void;

/** The portal's page for another card. */
export function addCardPage(serve: Serve, sandbox: Sandbox): void {
  serve("GET", "/card", (context, visit, language) => {
    const { customer, card } = readPortal(sandbox, visit.session.customer);
    const billing = card?.billing_details;
    const hint = findCountryHint(context.req.header("accept-language"));
    const form: PaymentForm = {
      ...emptyForm,
      email: customer.email ?? billing?.email ?? "",
      name: billing?.name ?? customer.name ?? "",
      country: billing?.address?.country ?? hint ?? "",
      postalCode: billing?.address?.postal_code ?? "",
    };
    return show(sandbox, context, visit, language, form, {}, null, 200);
  });
  serve("POST", "/card", (context, visit, language) => takeCard(sandbox, context, visit, language));
}

async function takeCard(
  sandbox: Sandbox,
  context: Context,
  visit: Visit,
  language: Language,
): Promise<Response> {
  const typed = formOf(await context.req.parseBody());
  const form = { ...typed, email: getCustomer(sandbox, visit.session.customer).email ?? typed.email };
  const read = readPaymentForm(form, sandbox.machineNow());
  if ("problems" in read) return show(sandbox, context, visit, language, form, read.problems, null, 422);
  const changed = changeCard(sandbox, visit, read.card, read.payer);
  if (changed.result === "challenged") return context.redirect(`${pathOf(visit)}/challenge`, 303);
  if (changed.result === "saved") return goBack(context, visit, "card");
  const text: TextKey = `declined_${changed.code}`;
  const problems: FormProblems = changed.code === "incorrect_cvc" ? { cvc: text } : { number: text };
  return show(sandbox, context, visit, language, form, problems, text, 402);
}

function show(
  sandbox: Sandbox,
  context: Context,
  visit: Visit,
  language: Language,
  form: PaymentForm,
  problems: FormProblems,
  refusal: TextKey | null,
  status: 200 | 402 | 422,
): Response | Promise<Response> {
  const isEmailGiven = getCustomer(sandbox, visit.session.customer).email !== null;
  const path = `${pathOf(visit)}?done=`;
  const { return_url: returnUrl } = visit.session;
  const page = cardPage({ path, returnUrl, language, form, isEmailGiven, problems, refusal });
  return showPage(context, page, status, leadsTo(visit));
}
