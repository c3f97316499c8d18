import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { href, Link, useNavigate, useSearchParams } from "react-router";
import { signInPath } from "#client/sign-in-path.ts";
import { LegalLine } from "#domains/auth/web/legal-line.tsx";
import { SignInForm, type SignInValues } from "#domains/auth/web/sign-in-form.tsx";
import { SignUpForm, type SignUpValues } from "#domains/auth/web/sign-up-form.tsx";
import { SignedUpPanel } from "#domains/auth/web/signed-up-panel.tsx";
import { VerificationOutcome } from "#domains/auth/web/verification-outcome.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { accountStepId } from "./account-step-id.ts";
import { keepInDraft, readDraft } from "./checkout-draft.ts";
import type { AddressForm } from "./use-address-form.ts";

/** Where the account step shows what: a new account, signing in, or signing in after the mail's link. */
const accountParam = "account";

/** Signing up or in on the checkout page. The link of the mail leads back here, where the form still says what was typed. */
export default function AccountStep({ form }: Pick<AddressForm, "form">) {
  const { t } = useTranslation("checkout");
  const { t: tAuth } = useTranslation("auth");
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [signedUpAs, setSignedUpAs] = useState<string | null>(null);
  // Without default values, which would replace what was typed before hydration.
  const signInForm = useForm<SignInValues>({ mode: "onTouched" });
  const signUpForm = useForm<SignUpValues>({ mode: "onTouched" });
  const shown = params.get(accountParam);
  const tab = shown === "signin" || shown === "verified" ? "signin" : "new";
  const pathOf = (step: "new" | "signin" | "verified") => {
    const next = new URLSearchParams(params);
    next.delete("error");
    next.set(accountParam, step);
    return `${href("/checkout")}?${next}`;
  };
  useEffect(() => {
    const { email } = readDraft();
    if (email && !signInForm.getValues("email")) signInForm.setValue("email", email);
  }, [signInForm]);
  const showMail = (email: string) => {
    keepInDraft({ email });
    signInForm.setValue("email", email);
    if (!form.getValues("fullName"))
      form.setValue("fullName", signUpForm.getValues("fullName").trim(), { shouldDirty: true });
    setSignedUpAs(email);
  };
  return (
    <section
      aria-labelledby={accountStepId}
      className="max-w-form rounded-leaf-lg border border-line bg-surface p-5 sm:p-7"
    >
      <h2
        id={accountStepId}
        tabIndex={-1}
        className="font-display font-semibold text-heading focus:outline-none"
      >
        {t("account.title")}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{t("account.lead")}</p>
      <Tabs value={tab}>
        <TabList label={tAuth("auth.tabs")}>
          <Tab value="new" to={pathOf("new")}>
            {tAuth("auth.signUpTab")}
          </Tab>
          <Tab value="signin" to={pathOf("signin")}>
            {tAuth("auth.signInTab")}
          </Tab>
        </TabList>
        <TabPanel value="new" className="grid gap-6">
          {signedUpAs ? (
            <SignedUpPanel
              email={signedUpAs}
              redirectTo={pathOf("verified")}
              signInTo={pathOf("signin")}
              onOtherEmail={() => setSignedUpAs(null)}
            />
          ) : (
            <>
              <SignUpForm form={signUpForm} redirectTo={pathOf("verified")} onSignedUp={showMail} />
              <LegalLine says="agree" />
            </>
          )}
        </TabPanel>
        <TabPanel value="signin" className="grid gap-6">
          {shown === "verified" && (
            <VerificationOutcome isVerified={!params.has("error")} redirectTo={pathOf("verified")} />
          )}
          <SignInForm
            form={signInForm}
            redirectTo={pathOf("verified")}
            onHalfSignedIn={() => navigate(signInPath(pathOf("signin")))}
          />
          <Link to={signInPath(pathOf("signin"))} className="text-link text-sm">
            {t("account.otherWays")}
          </Link>
        </TabPanel>
      </Tabs>
    </section>
  );
}
