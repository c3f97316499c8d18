import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { useRequestId } from "#client/use-request-id.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { TrustButton } from "./trust-button.tsx";
import { useDecide } from "./use-decide.ts";

const dayMs = 86_400_000;
const dayChoices = [7, 3, 14, 30] as const;

/** A vendor as decisions about it need to know it. */
export type DecidedVendor = {
  vendorId: string;
  companyName: string;
  ownerLanguage: string;
  suspendedAt: string | null;
  terminatedAt: string | null;
  openParcelsUntil: string | null;
  payoutsPausedAt: string | null;
  trustedAt: string | null;
};

/** What holds against a vendor, and what an administrator can decide about it. */
export function VendorActions({ vendor }: { vendor: DecidedVendor }) {
  const { t } = useTranslation("decisions");
  const { suspendedAt, terminatedAt, openParcelsUntil, payoutsPausedAt, trustedAt } = vendor;
  return (
    <div className="grid gap-3">
      {suspendedAt && openParcelsUntil && (
        <InlineNotice tone="danger">
          {t(terminatedAt ? "state.terminated" : "state.suspended", {
            date: formatDate(terminatedAt ?? suspendedAt),
            until: formatDate(openParcelsUntil),
          })}
        </InlineNotice>
      )}
      {payoutsPausedAt && (
        <InlineNotice tone="warning">
          {t("state.payoutsPaused", { date: formatDate(payoutsPausedAt) })}
        </InlineNotice>
      )}
      {trustedAt && (
        <InlineNotice tone="success">{t("state.trusted", { date: formatDate(trustedAt) })}</InlineNotice>
      )}
      <div className="flex flex-wrap gap-3">
        <AdminMay permission="vendors.manage">
          {!terminatedAt && (
            <>
              <SuspensionButton vendor={vendor} />
              <TerminationButton vendor={vendor} />
            </>
          )}
          <TrustButton vendor={vendor} />
        </AdminMay>
        <AdminMay permission="money.manage">
          <PayoutsButton vendor={vendor} />
        </AdminMay>
      </div>
    </div>
  );
}

function SuspensionButton({ vendor }: { vendor: DecidedVendor }) {
  const { t } = useTranslation("decisions");
  const decide = useDecide();
  const { vendorId, companyName: about, ownerLanguage: language } = vendor;
  if (vendor.suspendedAt)
    return (
      <DecisionDialog
        key="reinstate"
        name="reinstate"
        {...{ about, language }}
        trigger={<Button>{t("reinstate.open")}</Button>}
        onConfirm={({ facts }) =>
          decide(
            () => api.decisions.reinstateVendor({ vendorId, facts }),
            t("reinstate.done", { name: about }),
          )
        }
      />
    );
  return (
    <DecisionDialog
      key="suspend"
      name="suspend"
      {...{ about, language, dayChoices }}
      hasRule
      trigger={<Button variant="danger">{t("suspend.open")}</Button>}
      onConfirm={({ rule, facts, days }) => {
        const openParcelsUntil = new Date(Date.now() + days * dayMs).toISOString();
        return decide(
          () => api.decisions.suspendVendor({ vendorId, rule, facts, openParcelsUntil }),
          t("suspend.done", { name: about }),
        );
      }}
    />
  );
}

/** Asks a second administrator to end the contract. */
function TerminationButton({ vendor }: { vendor: DecidedVendor }) {
  const { t } = useTranslation("decisions");
  const decide = useDecide();
  const requestIdOf = useRequestId();
  const { vendorId, companyName: about, ownerLanguage: language } = vendor;
  return (
    <DecisionDialog
      name="terminate"
      {...{ about, language, dayChoices }}
      hasRule
      trigger={<Button variant="ghost">{t("terminate.open")}</Button>}
      onConfirm={({ rule, facts, days }) => {
        const openParcelsUntil = new Date(Date.now() + days * dayMs).toISOString();
        const requestId = requestIdOf({ vendorId, rule, facts, days });
        return decide(
          () => api.decisions.terminateVendor({ vendorId, rule, facts, openParcelsUntil, requestId }),
          t("terminate.done", { name: about }),
        );
      }}
    />
  );
}

function PayoutsButton({ vendor }: { vendor: DecidedVendor }) {
  const { t } = useTranslation("decisions");
  const decide = useDecide();
  const { vendorId, companyName: about, ownerLanguage: language } = vendor;
  if (vendor.payoutsPausedAt)
    return (
      <DecisionDialog
        key="resume"
        name="resume"
        {...{ about, language }}
        trigger={<Button variant="secondary">{t("resume.open")}</Button>}
        onConfirm={({ facts }) =>
          decide(() => api.decisions.resumePayouts({ vendorId, facts }), t("resume.done", { name: about }))
        }
      />
    );
  return (
    <DecisionDialog
      key="pause"
      name="pause"
      {...{ about, language }}
      hasRule
      trigger={<Button variant="secondary">{t("pause.open")}</Button>}
      onConfirm={({ rule, facts }) =>
        decide(() => api.decisions.pausePayouts({ vendorId, rule, facts }), t("pause.done", { name: about }))
      }
    />
  );
}
