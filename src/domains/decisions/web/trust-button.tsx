import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { useDecide } from "./use-decide.ts";

type Vendor = {
  vendorId: string;
  companyName: string;
  ownerLanguage: string;
  suspendedAt: string | null;
  trustedAt: string | null;
};

/** Trusts a vendor, whose edits are then on sale at once, or ends that. */
export function TrustButton({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation("decisions");
  const decide = useDecide();
  const { vendorId, companyName: about, ownerLanguage: language } = vendor;
  if (vendor.trustedAt)
    return (
      <DecisionDialog
        key="revokeTrust"
        name="revokeTrust"
        {...{ about, language }}
        hasRule
        trigger={<Button variant="secondary">{t("revokeTrust.open")}</Button>}
        onConfirm={({ rule, facts }) =>
          decide(
            () => api.decisions.revokeTrust({ vendorId, rule, facts }),
            t("revokeTrust.done", { name: about }),
          )
        }
      />
    );
  if (vendor.suspendedAt) return null;
  return (
    <DecisionDialog
      key="trust"
      name="trust"
      {...{ about, language }}
      trigger={<Button variant="secondary">{t("trust.open")}</Button>}
      onConfirm={({ facts }) =>
        decide(() => api.decisions.trustVendor({ vendorId, facts }), t("trust.done", { name: about }))
      }
    />
  );
}
