import { useEffect, useRef } from "react";
import { api } from "#client/api.ts";
import { CopyButton } from "#domains/auth/web/security/copy-button.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { CodeForm } from "./code-form.tsx";
import type { StartedFactor } from "./factor-form.tsx";

type AppStepProps = {
  factorId: string;
  name: string;
  totp: NonNullable<StartedFactor["totp"]>;
  onVerified: () => Promise<void>;
};

/** The secret as QR code, as text and, on phones, as a link to the app; then the app's first code. */
export function AppStep({ factorId, name, totp, onVerified }: AppStepProps) {
  const { t } = useTranslation("secondFactor");
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus(), []);
  const confirm = async (code: string) => {
    const { id } = await api.auth.challengeFactor({ factor_id: factorId });
    await api.auth.verifyFactor({ factor_id: factorId, challenge_id: id, code, transport: "cookie" });
    await onVerified();
  };
  return (
    <div className="grid gap-5">
      <p ref={first} tabIndex={-1} className="focus:outline-none">
        {t("enrol.scan")}
      </p>
      <div className="grid items-center gap-5 sm:grid-cols-[15rem_minmax(0,1fr)]">
        <img
          src={totp.qr_code}
          alt={t("enrol.qrAlt")}
          width={240}
          height={240}
          className="mx-auto size-60 rounded-leaf-sm border border-line"
        />
        <div className="grid justify-items-start gap-3">
          <Button asChild variant="secondary" className="hidden pointer-coarse:inline-flex">
            <a href={totp.uri}>
              <Icon name="external-link" />
              {t("enrol.openApp")}
            </a>
          </Button>
          <p className="text-sm">{t("enrol.byHand")}</p>
          <code className="select-all break-words rounded-leaf-sm bg-sunken px-3 py-2 font-mono text-sm">
            {inGroups(totp.secret)}
          </code>
          <CopyButton text={totp.secret} label={t("enrol.copyKey")} />
        </div>
      </div>
      <CodeForm
        kind="digits"
        label={t("secondStep.totpLabel")}
        hint={t("secondStep.totpHint", { name })}
        takesFocus={false}
        onCode={confirm}
      />
    </div>
  );
}

/** Grouped by four, for typing without losing one's place. */
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, "$& ");
