import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { AppStep } from "./app-step.tsx";
import { FactorForm } from "./factor-form.tsx";
import { useEnrolment } from "./use-enrolment.ts";

export type AddFactorProps = {
  names: readonly string[];
  /** Where the code goes that an administrator's first factor needs; null otherwise. */
  codeTo: string | null;
  onAdded: () => Promise<void>;
};

/** Adds an authenticator app: its name, then the picture to scan and the first code. */
export function AddAppDialog({ names, codeTo, onAdded }: AddFactorProps) {
  const { t } = useTranslation("secondFactor");
  const { isOpen, onOpenChange, started, setStarted, onVerified } = useEnrolment(onAdded);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={
        <Button variant="secondary">
          <Icon name="smartphone" />
          {t("factors.addApp")}
        </Button>
      }
      title={t("enrol.appTitle")}
      description={started ? undefined : t("enrol.appLead")}
    >
      {started?.totp ? (
        <AppStep
          factorId={started.id}
          name={started.friendly_name}
          totp={started.totp}
          onVerified={onVerified}
        />
      ) : (
        <FactorForm
          type="totp"
          names={names}
          codeTo={codeTo}
          onStarted={async (factor) => setStarted(factor)}
        />
      )}
    </Dialog>
  );
}
