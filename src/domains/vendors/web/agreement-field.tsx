import { Trans } from "react-i18next";
import { href } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import type { ApplicationForm } from "./use-application-form.ts";

/** The terms open in a new tab, so that the form stays. */
export function AgreementField({
  application,
  isAgreed,
}: {
  application: ApplicationForm;
  isAgreed: boolean;
}) {
  const { t } = useTranslation("vendors");
  const page = (to: string) => (
    // biome-ignore lint/a11y/useAnchorContent: the sentence puts its words in
    <a href={to} target="_blank" rel="noopener" className="text-link" />
  );
  return (
    <Checkbox
      defaultChecked={isAgreed}
      error={application.problemOf("agreesToTerms")}
      className="border-line border-t pt-6 sm:col-span-2"
      required
      label={
        <Trans
          t={t}
          i18nKey="form.agreesToTerms"
          components={{
            terms: page(href("/vendor-terms")),
            policy: page(href("/commission-policy")),
            hidden: <span className="sr-only" />,
          }}
        />
      }
      {...application.register("agreesToTerms")}
    />
  );
}
