import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { CodeForm } from "./code-form.tsx";
import type { FactorWay } from "./method-picker.tsx";
import { PhoneCode } from "./phone-code.tsx";

/** Asks for the code of one factor, or for a recovery code, and verifies it. */
export function CodeOfWay({ way, onVerified }: { way: FactorWay; onVerified: () => Promise<void> }) {
  const { t } = useTranslation("secondFactor");
  if (way === "recovery") {
    return (
      <CodeForm
        kind="recovery"
        label={t("secondStep.recoveryLabel")}
        hint={t("secondStep.recoveryHint")}
        onCode={async (code) => {
          await api.auth.redeemRecoveryCode({ code, transport: "cookie" });
          await onVerified();
        }}
      />
    );
  }
  const factor_id = way.id;
  if (way.factor_type === "phone") return <PhoneCode factorId={factor_id} onVerified={onVerified} />;
  return (
    <CodeForm
      kind="digits"
      label={t("secondStep.totpLabel")}
      hint={t("secondStep.totpHint", { name: way.friendly_name })}
      onCode={async (code) => {
        const { id } = await api.auth.challengeFactor({ factor_id });
        await api.auth.verifyFactor({ factor_id, challenge_id: id, code, transport: "cookie" });
        await onVerified();
      }}
    />
  );
}
