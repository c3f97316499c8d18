import { Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { AppStep } from "./app-step.tsx";
import { FactorForm } from "./factor-form.tsx";
import { useEnrolment } from "./use-enrolment.ts";

export type AddFactorProps = { names: readonly string[]; onAdded: () => Promise<void> };

/** Adds an authenticator app: its name, then the picture to scan and the first code. */
export function AddAppDialog({ names, onAdded }: AddFactorProps) {
  const { t } = useTranslation("auth");
  const { isOpen, onOpenChange, started, setStarted, onVerified } = useEnrolment(onAdded);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={
        <Button variant="secondary">
          <Smartphone aria-hidden="true" />
          {t("security.factors.addApp")}
        </Button>
      }
      title={t("security.enrol.appTitle")}
      description={started ? undefined : t("security.enrol.appLead")}
    >
      {started?.totp ? (
        <AppStep
          factorId={started.id}
          name={started.friendly_name}
          totp={started.totp}
          onVerified={onVerified}
        />
      ) : (
        <FactorForm type="totp" names={names} onStarted={async (factor) => setStarted(factor)} />
      )}
    </Dialog>
  );
}
