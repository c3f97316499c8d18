import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type Stripe from "stripe";
import { formatMoney } from "../money.ts";
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
import { answerChallenge, findFailedMethod, findWaitingIntent } from "../payments/answer-challenge.ts";
import { paySession } from "../payments/pay-session.ts";
import type { Sandbox } from "../sandbox.ts";
import { findEmail } from "../sessions/find-email.ts";
import { findSession, type KeptSession } from "../sessions/find-session.ts";
import { findProduct } from "../store/find-object.ts";
import { addConnectPages } from "./connect-pages.ts";
import { addInvoicePages } from "./invoice-pages.ts";
import { successUrlOf } from "./page-headers.ts";
import { addPortalPages } from "./portal-pages.ts";
import { showPage } from "./show-page.ts";

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
  app.get("/pay/:id", (context) => open(sandbox, context, (kept) => showForm(sandbox, context, kept)));
  app.post("/pay/:id", (context) => open(sandbox, context, (kept) => takeForm(sandbox, context, kept)));
  app.get("/pay/:id/challenge", (context) =>
    open(sandbox, context, (kept) => showChallenge(sandbox, context, kept)),
  );
  app.post("/pay/:id/challenge", (context) =>
    open(sandbox, context, ({ session }) => takeChallenge(sandbox, context, session)),
  );
  addPortalPages(app, sandbox);
  addInvoicePages(app, sandbox);
  addConnectPages(app, sandbox);
  app.notFound((context) => showPage(context, notePage("NotFound", languageOf(context, null), null), 404));
  app.onError((error, context) => {
    sandbox.log(`card sandbox: page ${context.req.path} failed: ${error.stack ?? error.message}`);
    return showPage(context, notePage("Problem", languageOf(context, null), null), 500);
  });
  return app;
}

type Work = (kept: KeptSession) => Response | Promise<Response>;

/** Goes on with an open session; a paid one leads to the shop's success page, an expired one says so. */
function open(sandbox: Sandbox, context: Context, work: Work): Response | Promise<Response> {
  const kept = findSession(sandbox, context.req.param("id") ?? "");
  if (!kept) return context.notFound() as Response | Promise<Response>;
  const { session } = kept;
  if (session.status === "complete") return context.redirect(successUrlOf(session), 303);
  return session.status === "open" ? work(kept) : showExpired(context, session);
}

function showForm(sandbox: Sandbox, context: Context, kept: KeptSession): Response | Promise<Response> {
  const { session } = kept;
  const failed = findFailedMethod(sandbox, kept);
  const hint = findCountryHint(context.req.header("accept-language"));
  const form: PaymentForm = {
    ...emptyForm,
    country: failed?.billing_details.address?.country ?? hint ?? "",
    email: findEmail(sandbox, session) ?? failed?.billing_details.email ?? "",
    name: failed?.billing_details.name ?? "",
    postalCode: failed?.billing_details.address?.postal_code ?? "",
  };
  const isAfterChallenge = failed !== null && context.req.query("authentication") === "failed";
  return showPay(sandbox, context, kept, form, {}, isAfterChallenge ? "authenticationFailed" : null, 200);
}

async function takeForm(sandbox: Sandbox, context: Context, kept: KeptSession): Promise<Response> {
  const { session } = kept;
  const typed = formOf(await context.req.parseBody());
  const form = { ...typed, email: findEmail(sandbox, session) ?? typed.email };
  const read = readPaymentForm(form, sandbox.now());
  if ("problems" in read) return showPay(sandbox, context, kept, form, read.problems, null, 422);
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
      const text: TextKey = `declined_${read.card.behaviour.declineCode ?? "generic_decline"}`;
      // A wrong security code is that field's fault; for the rest it is the card as a whole.
      const problems: FormProblems =
        payment.decline.code === "incorrect_cvc" ? { cvc: text } : { number: text };
      return showPay(sandbox, context, kept, form, problems, text, 402);
    }
  }
}

function showChallenge(sandbox: Sandbox, context: Context, kept: KeptSession): Response | Promise<Response> {
  const { session } = kept;
  const waiting = findWaitingIntent(sandbox, kept);
  if (!waiting) return context.redirect(`/pay/${session.id}`, 303);
  const language = languageOf(context, session);
  const amount = formatMoney(session.amount_total ?? 0, session.currency ?? "usd", language);
  return showPage(context, challengePage(amount, waiting.method, language), 200, session.success_url);
}

async function takeChallenge(
  sandbox: Sandbox,
  context: Context,
  session: Stripe.Checkout.Session,
): Promise<Response> {
  const { answer } = await context.req.parseBody();
  const ended = answerChallenge(sandbox, session.id, answer === "complete" ? "complete" : "fail");
  if (ended.result === "paid" || (ended.result === "closed" && ended.status === "complete")) {
    return context.redirect(successUrlOf(session), 303);
  }
  const query = ended.result === "failed" ? "?authentication=failed" : "";
  return context.redirect(`/pay/${session.id}${query}`, 303);
}

function showPay(
  sandbox: Sandbox,
  context: Context,
  { session, lines }: KeptSession,
  form: PaymentForm,
  problems: FormProblems,
  refusal: TextKey | null,
  status: 200 | 402 | 422,
): Response | Promise<Response> {
  const language = languageOf(context, session);
  const shown = lines.map((item) => ({ item, product: findProduct(sandbox, item.price.product) }));
  const images = shown.flatMap(({ product }) => product?.images ?? []);
  const isEmailGiven = findEmail(sandbox, session) !== null;
  const page = payPage({ session, lines: shown, language, form, isEmailGiven, problems, refusal });
  return showPage(context, page, status, session.success_url, images);
}

function showExpired(context: Context, session: Stripe.Checkout.Session): Response | Promise<Response> {
  return showPage(context, notePage("Expired", languageOf(context, session), session.cancel_url), 410);
}

function languageOf(context: Context, session: Stripe.Checkout.Session | null): Language {
  return pickLanguage(session?.locale ?? null, context.req.header("accept-language"));
}
