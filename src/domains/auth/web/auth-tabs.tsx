import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { PageHeading } from "#ui/page-heading.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { LegalLine } from "./legal-line.tsx";
import { isProviderProblem, ProviderOutcome } from "./provider-outcome.tsx";
import { ProviderSignIn } from "./provider-sign-in.tsx";
import { SignInForm, type SignInValues } from "./sign-in-form.tsx";
import { SignUpForm, type SignUpValues } from "./sign-up-form.tsx";
import { SignedUpPanel } from "./signed-up-panel.tsx";
import { verifiedPath } from "./verification-links.ts";
import { VerificationOutcome } from "./verification-outcome.tsx";

type AuthTabsProps = { from: string; provider: { id: string; name: string | null } | null };

/** Signing in (default) and signing up; the tab stands in the URL. `from`: where the person goes afterwards. */
export function AuthTabs({ from, provider }: AuthTabsProps) {
  const { t } = useTranslation("auth");
  const [params] = useSearchParams();
  const [signedUpAs, setSignedUpAs] = useState<string | null>(null);
  // Kept here, so that what was typed is still there when one comes back to a tab. Without default values, which would
  // replace what was typed before this code ran.
  const signInForm = useForm<SignInValues>({ mode: "onTouched" });
  const signUpForm = useForm<SignUpValues>({ mode: "onTouched" });
  const tab = params.get("tab") === "signup" ? "signup" : "signin";
  const redirectTo = verifiedPath(from);
  const error = params.get("error");
  const problem = isProviderProblem(error) ? error : null;
  const outcome = problem ? null : error !== null ? "failed" : params.has("verified") ? "verified" : null;
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
          {problem && <ProviderOutcome problem={problem} />}
          {outcome && <VerificationOutcome isVerified={outcome === "verified"} redirectTo={redirectTo} />}
          <SignInForm form={signInForm} redirectTo={redirectTo} />
          {provider && <ProviderSignIn provider={provider} from={from} />}
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
