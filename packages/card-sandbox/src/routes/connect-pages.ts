import type { Context, Hono } from "hono";
import { runDues } from "../clocks/run-dues.ts";
import { findAccount } from "../connect/account.ts";
import { type AccountLink, openAccountLink } from "../connect/account-link.ts";
import { sumBalance } from "../connect/balance.ts";
import { onboardAccount } from "../connect/onboard-account.ts";
import { type OnboardingForm, onboardingFormOf, readOnboardingForm } from "../connect/onboarding-form.ts";
import { onboardingPage } from "../connect/onboarding-page.ts";
import { payoutsPage } from "../connect/payouts-page.ts";
import type { WireAccount, WirePayout } from "../objects/connect-objects.ts";
import { notePage } from "../pages/note-page.ts";
import { pickLanguage } from "../pages/texts.ts";
import { invoicePage } from "../portal/invoice-page.ts";
import type { Sandbox } from "../sandbox.ts";
import { findInvoice, listObjects } from "../store/stored-object.ts";
import { nameOf } from "../subscriptions/subscription.ts";
import { type PageResponse, showPage } from "./page-headers.ts";

/** The pages of connected accounts: the form of those who are new, and what they were paid. */
export function addConnectPages(app: Hono, sandbox: Sandbox): void {
  app.get("/connect/:address", (context) =>
    enter(sandbox, context, (link, account) => {
      if (link.kind === "dashboard") return showPayouts(sandbox, context, account);
      if (account.details_submitted && account.payouts_enabled) return context.redirect(link.return_url, 303);
      const { business_type: type, business_profile: profile } = account;
      const form: OnboardingForm = {
        businessType: type ?? "",
        legalName: profile?.name ?? "",
        activity: profile?.product_description ?? "",
        bankNumber: "",
        terms: "",
      };
      return show(context, link, account, form, {}, 200);
    }),
  );
  app.post("/connect/:address", (context) =>
    enter(sandbox, context, async (link, account) => {
      if (link.kind === "dashboard") return context.notFound();
      const form = onboardingFormOf(await context.req.parseBody());
      const read = readOnboardingForm(form);
      if ("problems" in read) return show(context, link, account, form, read.problems, 422);
      sandbox.store.transact(() => onboardAccount(sandbox, account.id, read.submitted));
      return context.redirect(link.return_url, 303);
    }),
  );
}

/** Goes on with a link that works; one that is over leads to where the platform makes a new one. */
function enter(
  sandbox: Sandbox,
  context: Context,
  work: (link: AccountLink, account: WireAccount) => PageResponse,
): PageResponse {
  runDues(sandbox);
  const opened = openAccountLink(sandbox, context.req.param("address") ?? "");
  const account = opened && findAccount(sandbox, opened.link.account);
  if (!opened || !account) return context.notFound() as PageResponse;
  const { link, isExpired } = opened;
  if (!isExpired) return work(link, account);
  if (link.kind === "onboarding") return context.redirect(link.refresh_url, 303);
  return showPage(context, notePage("Over", languageOf(context), null), 410);
}

function show(
  context: Context,
  link: AccountLink,
  account: WireAccount,
  form: OnboardingForm,
  problems: Parameters<typeof onboardingPage>[0]["problems"],
  status: 200 | 422,
): PageResponse {
  const language = languageOf(context);
  const page = onboardingPage({ account, returnUrl: link.return_url, language, form, problems });
  return showPage(context, page, status, link.return_url);
}

function showPayouts(sandbox: Sandbox, context: Context, account: WireAccount): PageResponse {
  const { available, pending } = sumBalance(sandbox, account.id, account.default_currency);
  const condition = "account = ? ORDER BY seq DESC LIMIT 24";
  const payouts = listObjects<WirePayout>(sandbox, "payouts", condition, account.id);
  const language = languageOf(context);
  return showPage(context, payoutsPage({ account, available, pending, payouts, language }), 200);
}

function languageOf(context: Context) {
  return pickLanguage(context.req.query("lang") ?? null, context.req.header("accept-language"));
}

/** An invoice's own page; its id is its only secret. */
export function addInvoicePages(app: Hono, sandbox: Sandbox): void {
  app.get("/invoices/:id", (context) => {
    const invoice = findInvoice(sandbox, context.req.param("id"));
    if (!invoice || invoice.status === "draft") return context.notFound();
    const lines = invoice.lines.data.map((line) => {
      return { line, name: nameOf(sandbox, line.pricing.price_details.product) };
    });
    return showPage(context, invoicePage(invoice, lines, languageOf(context)), 200);
  });
}
