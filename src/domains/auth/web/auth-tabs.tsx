import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { LegalLine } from "./legal-line.tsx";
import { SignInForm, type SignInValues } from "./sign-in-form.tsx";
import { SignUpForm, type SignUpValues } from "./sign-up-form.tsx";
import { SignedUpPanel } from "./signed-up-panel.tsx";
import { verifiedPath } from "./verification-links.ts";
import { VerificationOutcome } from "./verification-outcome.tsx";

type AuthTabsProps = {
  /** Where the user goes afterwards. */
  from: string;
  /** Why another sign-in method failed. Without it, an error in the address is a mail link's. */
  failure?: ReactNode;
  /** Other sign-in methods, below the form. */
  otherMethods?: ReactNode;
};

/** Signing in (default) and signing up; the tab is part of the URL. */
export function AuthTabs({ from, failure, otherMethods }: AuthTabsProps) {
  const { t } = useTranslation("auth");
  const [params] = useSearchParams();
  const [signedUpAs, setSignedUpAs] = useState<string | null>(null);
  // Kept here, so that typed values survive switching tabs. Without default values, which would replace what
  // was typed before hydration.
  const signInForm = useForm<SignInValues>({ mode: "onTouched" });
  const signUpForm = useForm<SignUpValues>({ mode: "onTouched" });
  const tab = params.get("tab") === "signup" ? "signup" : "signin";
  const redirectTo = verifiedPath(from);
  const error = params.get("error");
  const outcome = failure ? null : error !== null ? "failed" : params.has("verified") ? "verified" : null;
  const toTab = (name: string) => {
    const kept = new URLSearchParams(from === "/" ? {} : { from });
    kept.set("tab", name);
    return `?${kept}`;
  };
  return (
    <>
      <PageHeading
        title={t(tab === "signin" ? "auth.signInTitle" : "auth.signUpTitle")}
        lead={t(tab === "signin" ? "auth.signInLead" : "auth.signUpLead")}
        className="mb-7"
      />
      <Tabs value={tab}>
        <TabList label={t("auth.tabs")}>
          <Tab value="signin" to={toTab("signin")}>
            {t("auth.signInTab")}
          </Tab>
          <Tab value="signup" to={toTab("signup")}>
            {t("auth.signUpTab")}
          </Tab>
        </TabList>
        <TabPanel value="signin" className="grid gap-6">
          {failure}
          {outcome && <VerificationOutcome isVerified={outcome === "verified"} redirectTo={redirectTo} />}
          <SignInForm form={signInForm} redirectTo={redirectTo} />
          {otherMethods}
          <LegalLine says="readLegal" />
        </TabPanel>
        <TabPanel value="signup" className="grid gap-6">
          {signedUpAs ? (
            <SignedUpPanel
              email={signedUpAs}
              redirectTo={redirectTo}
              signInTo={toTab("signin")}
              onOtherEmail={() => setSignedUpAs(null)}
            />
          ) : (
            <>
              <SignUpForm form={signUpForm} redirectTo={redirectTo} onSignedUp={setSignedUpAs} />
              <LegalLine says="agree" />
            </>
          )}
        </TabPanel>
      </Tabs>
    </>
  );
}
