import { KeyRound, MessageSquareText, Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { UserView } from "#domains/auth/shapes.ts";

export type Factor = Pick<UserView["factors"][number], "id" | "friendly_name" | "factor_type">;
/** How the person shows that it is them: by one of their factors, or by a recovery code. */
export type Way = Factor | "recovery";

type WayPickerProps = { ways: readonly Way[]; current: Way; onWay: (way: Way) => void };

/** The other ways to show that it is oneself: each factor by its name, and the recovery codes last. */
export function WayPicker({ ways, current, onWay }: WayPickerProps) {
  const { t } = useTranslation("auth");
  return (
    <section aria-labelledby="other-ways" className="border-line border-t pt-6">
      <h2 id="other-ways" className="font-semibold">
        {t("secondStep.otherWays")}
      </h2>
      <ul className="mt-3 grid gap-2">
        {ways
          .filter((way) => way !== current)
          .map((way) => (
            <li key={way === "recovery" ? way : way.id}>
              <button
                type="button"
                onClick={() => onWay(way)}
                className="flex min-h-13 w-full items-center gap-3 rounded-leaf-sm border border-line bg-surface px-4 py-2 text-left hover:border-edge"
              >
                <WayIcon way={way} />
                <span className="min-w-0 break-words">
                  {way === "recovery"
                    ? t("secondStep.useRecovery")
                    : t(`secondStep.use.${way.factor_type}`, { name: way.friendly_name })}
                </span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}

function WayIcon({ way }: { way: Way }) {
  const Icon = way === "recovery" ? KeyRound : way.factor_type === "totp" ? Smartphone : MessageSquareText;
  return <Icon aria-hidden="true" className="size-5 shrink-0 text-leaf-ink" />;
}
