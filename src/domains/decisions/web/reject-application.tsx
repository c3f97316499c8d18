import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { applicationRules } from "../decision-rules.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import { useDecide } from "./use-decide.ts";

type Application = { vendorId: string; submittedAt: string; companyName: string; ownerLanguage: string };

/** Turns an application down under a rule. */
export function RejectApplication({ application }: { application: Application }) {
  const { t } = useTranslation("decisions");
  const decide = useDecide();
  const { vendorId, submittedAt, companyName: about, ownerLanguage: language } = application;
  return (
    <DecisionDialog
      name="rejectApplication"
      {...{ about, language }}
      rules={applicationRules}
      trigger={<Button variant="danger">{t("rejectApplication.open")}</Button>}
      onConfirm={({ rule, facts }) =>
        decide(
          () => api.decisions.rejectApplication({ vendorId, submittedAt, rule, facts }),
          t("rejectApplication.done", { name: about }),
        )
      }
    />
  );
}
