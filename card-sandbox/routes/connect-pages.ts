import type { Context, Hono } from "hono";
import { runDues } from "../clocks/run-dues.ts";
import { type AccountLink, openAccountLink } from "../connect/account-link.ts";
import { sumBalance } from "../connect/balance.ts";
import { findAccount } from "../connect/kept-account.ts";
import { onboardAccount } from "../connect/onboard-account.ts";
import { type OnboardingForm, onboardingFormOf, readOnboardingForm } from "../connect/onboarding-form.ts";
import { onboardingPage } from "../connect/onboarding-page.ts";
import { payoutsPage } from "../connect/payouts-page.ts";
import type { WireAccount } from "../objects/make-account.ts";
import type { WirePayout } from "../objects/make-payout.ts";
import { notePage } from "../pages/note-page.ts";
import { pickLanguage } from "../pages/texts.ts";
import type { Sandbox } from "../sandbox.ts";
import { showPage } from "./show-page.ts";

type Answer = Response | Promise<Response>;

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
      sandbox.store.transact(() => onboardAccount(sandbox, account.id, read.handed));
      return context.redirect(link.return_url, 303);
    }),
  );
}

/** Goes on with a link that works; one that is over leads to where the platform makes a new one. */
function enter(
  sandbox: Sandbox,
  context: Context,
  work: (link: AccountLink, account: WireAccount) => Answer,
): Answer {
  runDues(sandbox);
  const opened = openAccountLink(sandbox, context.req.param("address") ?? "");
  const account = opened && findAccount(sandbox, opened.link.account);
  if (!opened || !account) return context.notFound() as Answer;
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
): Answer {
  const language = languageOf(context);
  const page = onboardingPage({ account, returnUrl: link.return_url, language, form, problems });
  return showPage(context, page, status, link.return_url);
}

function showPayouts(sandbox: Sandbox, context: Context, account: WireAccount): Answer {
  const { available, pending } = sumBalance(sandbox, account.id, account.default_currency);
  const select = "SELECT body FROM payouts WHERE account = ? ORDER BY seq DESC LIMIT 24";
  const rows = sandbox.store.all<{ body: string }>(select, account.id);
  const payouts = rows.map(({ body }) => JSON.parse(body) as WirePayout);
  const language = languageOf(context);
  return showPage(context, payoutsPage({ account, available, pending, payouts, language }), 200);
}

function languageOf(context: Context) {
  return pickLanguage(context.req.query("lang") ?? null, context.req.header("accept-language"));
}
