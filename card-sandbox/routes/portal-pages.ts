import type { Context, Hono } from "hono";
import { runDues } from "../clocks/run-dues.ts";
import { formatMoney } from "../money.ts";
import { challengePage } from "../pages/challenge-page.ts";
import { notePage } from "../pages/note-page.ts";
import { type Language, makeSay, pickLanguage } from "../pages/texts.ts";
import { cancelPage } from "../portal/cancel-page.ts";
import { cancelPlan, resumePlan } from "../portal/change-plan.ts";
import { findVisit, type Visit } from "../portal/kept-portal-session.ts";
import { answerPending, findPendingInvoice, payDebt } from "../portal/pay-debt.ts";
import { type Done, portalPage } from "../portal/portal-page.ts";
import { findPlan, readPortal } from "../portal/read-portal.ts";
import type { Sandbox } from "../sandbox.ts";
import { findPaymentMethod } from "../store/find-object.ts";
import { addCardPage } from "./card-pages.ts";
import { showPage } from "./show-page.ts";
import { type Answer, goBack, leadsTo, type OnVisit, pathOf } from "./visit.ts";

/** The billing portal: what a customer's browser sees. The address alone lets them in, so no cookie is needed. */
export function addPortalPages(app: Hono, sandbox: Sandbox): void {
  const serve = (method: "GET" | "POST", path: string, work: OnVisit): void => {
    app.on(method, `/portal/:address${path}`, (context) => enter(sandbox, context, work));
  };
  serve("GET", "", (context, visit, language) => showPortal(sandbox, context, visit, language));
  serve("GET", "/cancel/:id", (context, visit, language) => showCancel(sandbox, context, visit, language));
  serve("POST", "/cancel/:id", (context, visit) => {
    const done = cancelPlan(sandbox, visit.session.customer, context.req.param("id") ?? "");
    return done ? goBack(context, visit, "canceled") : (context.notFound() as Answer);
  });
  serve("POST", "/resume/:id", (context, visit) => {
    const done = resumePlan(sandbox, visit.session.customer, context.req.param("id") ?? "");
    return done ? goBack(context, visit, "resumed") : (context.notFound() as Answer);
  });
  serve("POST", "/pay/:id", (context, visit) => {
    const result = payDebt(sandbox, visit, context.req.param("id") ?? "");
    if (result === "challenged") return context.redirect(`${pathOf(visit)}/challenge`, 303);
    return goBack(context, visit, result === "none" ? null : result);
  });
  serve("GET", "/challenge", (context, visit, language) => showChallenge(sandbox, context, visit, language));
  serve("POST", "/challenge", async (context, visit) => {
    const { answer } = await context.req.parseBody();
    const result = answerPending(sandbox, visit, answer === "complete" ? "complete" : "fail");
    return goBack(context, visit, result === "none" ? null : result);
  });
  addCardPage(serve, sandbox);
}

function enter(sandbox: Sandbox, context: Context, work: OnVisit): Answer {
  runDues(sandbox);
  const visit = findVisit(sandbox, context.req.param("address") ?? "");
  if (!visit) return context.notFound() as Answer;
  const language = pickLanguage(visit.session.locale, context.req.header("accept-language"));
  if (!visit.isOver) return work(context, visit, language);
  return showPage(context, notePage("Over", language, visit.session.return_url), 410);
}

const dones: readonly string[] = ["canceled", "resumed", "card", "paid", "refused", "unconfirmed"];

function showPortal(sandbox: Sandbox, context: Context, visit: Visit, language: Language): Answer {
  const { session } = visit;
  const asked = context.req.query("done");
  // A visit for one purpose begins there.
  if (session.flow && asked === undefined) {
    const { type, subscription_cancel: cancel } = session.flow;
    const place = type === "subscription_cancel" ? `cancel/${cancel?.subscription}` : "card";
    return context.redirect(`${pathOf(visit)}/${place}`, 303);
  }
  const page = portalPage({
    ...readPortal(sandbox, session.customer),
    path: pathOf(visit),
    language,
    say: makeSay(language),
    returnUrl: session.return_url,
    done: asked && dones.includes(asked) ? (asked as Done) : null,
  });
  return showPage(context, page, 200);
}

function showCancel(sandbox: Sandbox, context: Context, visit: Visit, language: Language): Answer {
  const { session } = visit;
  const plan = findPlan(sandbox, session.customer, context.req.param("id") ?? "");
  if (!plan) return context.notFound() as Answer;
  if (plan.subscription.cancel_at !== null) return goBack(context, visit, "canceled");
  const page = cancelPage(plan, `${pathOf(visit)}?done=`, session.return_url, language);
  return showPage(context, page, 200, leadsTo(visit));
}

function showChallenge(sandbox: Sandbox, context: Context, visit: Visit, language: Language): Answer {
  const method = visit.pending && findPaymentMethod(sandbox, visit.pending.method);
  if (!method) return goBack(context, visit, null);
  const invoice = findPendingInvoice(sandbox, visit);
  const amount = invoice && formatMoney(invoice.amount_remaining, invoice.currency, language);
  return showPage(context, challengePage(amount, method, language), 200, leadsTo(visit));
}
