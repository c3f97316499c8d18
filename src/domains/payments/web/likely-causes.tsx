import { useTranslation } from "#i18n/use-translation.ts";
import type { PaymentErrorKind } from "./payment-error-kind.ts";

const causes = {
  network: ["network.connection", "network.provider", "network.blocker"],
  payment: ["payment.provider", "payment.bank", "payment.expired"],
  authentication: ["authentication.ended", "authentication.elsewhere", "authentication.other"],
  other: ["other.ours", "other.changed", "other.outdated"],
} as const;

/** The kind of error by name, and its likely causes. */
export function LikelyCauses({ kind }: { kind: PaymentErrorKind }) {
  const { t } = useTranslation("payments");
  return (
    <div className="w-full rounded-leaf border border-line bg-surface px-5 py-4 text-start">
      <p className="font-semibold">{t("error.type", { type: t(`error.kinds.${kind}`) })}</p>
      <p className="mt-2 text-ink-soft text-sm">{t("error.causesTitle")}</p>
      <ul className="mt-1.5 grid list-disc gap-1 ps-5">
        {causes[kind].map((cause) => (
          <li key={cause}>{t(`error.causes.${cause}`)}</li>
        ))}
      </ul>
    </div>
  );
}
