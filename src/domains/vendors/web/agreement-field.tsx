import { Trans, useTranslation } from "react-i18next";
import { Checkbox } from "#ui/checkbox.tsx";
import type { ApplicationForm } from "./use-application-form.ts";

/** The terms open beside the form, which stays as it is. */
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
            terms: page("/vendor-terms"),
            policy: page("/commission-policy"),
            hidden: <span className="sr-only" />,
          }}
        />
      }
      {...application.register("agreesToTerms")}
    />
  );
}
