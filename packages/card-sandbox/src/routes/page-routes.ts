import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { addChaosPage } from "../chaos/chaos-routes.ts";
import { formatMoney } from "../money.ts";
import type { Session } from "../objects/session-objects.ts";
import { challengePage } from "../pages/challenge-page.ts";
import { notePage } from "../pages/note-page.ts";
import { sheet, stylePath } from "../pages/page-frame.ts";
import { payPage } from "../pages/pay-page.ts";
import {
  emptyForm,
  type FormProblems,
  formOf,
  type PaymentForm,
  readPaymentForm,
} from "../pages/read-payment-form.ts";
import { findCountryHint, type Language, pickLanguage, type TextKey } from "../pages/texts.ts";
import { endChallenge, findFailedMethod, findWaitingIntent } from "../payments/end-challenge.ts";
import { paySession } from "../payments/pay-session.ts";
import type { Sandbox } from "../sandbox.ts";
import { findEmail, findSession, type StoredSession } from "../sessions/stored-session.ts";
import { addConnectPages, addInvoicePages } from "./connect-pages.ts";
import { type PageResponse, showPage, successUrlOf } from "./page-headers.ts";
import { addPortalPages } from "./portal-pages.ts";

/** The hosted page: what a buyer's browser sees. Works without scripts. */
export function makePageRoutes(sandbox: Sandbox): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 64 * 1024 }));
  app.get(stylePath, (context) =>
    context.body(sheet, 200, {
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    }),
  );
  app.get("/pay/:id", (context) => open(sandbox, context, (stored) => showForm(sandbox, context, stored)));
  app.post("/pay/:id", (context) => open(sandbox, context, (stored) => takeForm(sandbox, context, stored)));
  app.get("/pay/:id/challenge", (context) =>
    open(sandbox, context, (stored) => showChallenge(sandbox, context, stored)),
  );
  app.post("/pay/:id/challenge", (context) =>
    open(sandbox, context, ({ session }) => takeChallenge(sandbox, context, session)),
  );
  addPortalPages(app, sandbox);
  addInvoicePages(app, sandbox);
  addConnectPages(app, sandbox);
  addChaosPage(app, sandbox);
  app.notFound((context) => showPage(context, notePage("NotFound", languageOf(context, null), null), 404));
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    sandbox.log(`card sandbox: page ${context.req.path} failed: ${error.stack ?? error.message}`);
    return showPage(context, notePage("Problem", languageOf(context, null), null), 500);
  });
  return app;
}

type Work = (stored: StoredSession) => PageResponse;

/** Goes on with an open session; a paid one leads to the shop's success page, an expired one says so. */
function open(sandbox: Sandbox, context: Context, work: Work): PageResponse {
  const stored = findSession(sandbox, context.req.param("id") ?? "");
  if (!stored) return context.notFound() as PageResponse;
  const { session } = stored;
  if (session.status === "complete") return context.redirect(successUrlOf(session), 303);
  return session.status === "open" ? work(stored) : showExpired(context, session);
}

function showForm(sandbox: Sandbox, context: Context, stored: StoredSession): PageResponse {
  const { session } = stored;
  const failed = findFailedMethod(sandbox, stored);
  const hint = findCountryHint(context.req.header("accept-language"));
  const form: PaymentForm = {
    ...emptyForm,
    country: failed?.billing_details.address?.country ?? hint ?? "",
    email: findEmail(sandbox, session) ?? failed?.billing_details.email ?? "",
    name: failed?.billing_details.name ?? "",
    postalCode: failed?.billing_details.address?.postal_code ?? "",
  };
  const isAfterChallenge = failed !== null && context.req.query("authentication") === "failed";
  return showPay(sandbox, context, stored, form, {}, isAfterChallenge ? "authenticationFailed" : null, 200);
}

async function takeForm(sandbox: Sandbox, context: Context, stored: StoredSession): Promise<Response> {
  const { session } = stored;
  const typed = formOf(await context.req.parseBody());
  const form = { ...typed, email: findEmail(sandbox, session) ?? typed.email };
  const read = readPaymentForm(form, sandbox.now());
  if ("problems" in read) return showPay(sandbox, context, stored, form, read.problems, null, 422);
  const payment = paySession(sandbox, session.id, read.card, read.payer);
  switch (payment.result) {
    case "paid":
      return context.redirect(successUrlOf(session), 303);
    case "challenged":
      return context.redirect(`/pay/${session.id}/challenge`, 303);
    case "closed":
      return payment.status === "complete"
        ? context.redirect(successUrlOf(session), 303)
        : showExpired(context, session);
    case "declined": {
      const text: TextKey = `declined_${read.card.behavior.declineCode ?? "generic_decline"}`;
      // A wrong security code is that field's fault; for the rest it is the card as a whole.
      const problems: FormProblems =
        payment.decline.code === "incorrect_cvc" ? { cvc: text } : { number: text };
      return showPay(sandbox, context, stored, form, problems, text, 402);
    }
  }
}

function showChallenge(sandbox: Sandbox, context: Context, stored: StoredSession): PageResponse {
  const { session } = stored;
  const waiting = findWaitingIntent(sandbox, stored);
  if (!waiting) return context.redirect(`/pay/${session.id}`, 303);
  const language = languageOf(context, session);
  const amount = formatMoney(session.amount_total ?? 0, session.currency ?? "usd", language);
  return showPage(context, challengePage(amount, waiting.method, language), 200, session.success_url);
}

async function takeChallenge(sandbox: Sandbox, context: Context, session: Session): Promise<Response> {
  const { answer } = await context.req.parseBody();
  const ended = endChallenge(sandbox, session.id, answer === "complete" ? "complete" : "fail");
  if (ended.result === "paid" || (ended.result === "closed" && ended.status === "complete")) {
    return context.redirect(successUrlOf(session), 303);
  }
  const query = ended.result === "failed" ? "?authentication=failed" : "";
  return context.redirect(`/pay/${session.id}${query}`, 303);
}

function showPay(
  sandbox: Sandbox,
  context: Context,
  { session, lines }: StoredSession,
  form: PaymentForm,
  problems: FormProblems,
  refusal: TextKey | null,
  status: 200 | 402 | 422,
): PageResponse {
  const language = languageOf(context, session);
  const isEmailGiven = findEmail(sandbox, session) !== null;
  const page = payPage({ session, lines, language, form, isEmailGiven, problems, refusal });
  return showPage(context, page, status, session.success_url);
}

function showExpired(context: Context, session: Session): PageResponse {
  return showPage(context, notePage("Expired", languageOf(context, session), session.cancel_url), 410);
}

function languageOf(context: Context, session: Session | null): Language {
  return pickLanguage(session?.locale ?? null, context.req.header("accept-language"));
}
