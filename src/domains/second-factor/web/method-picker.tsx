import type { UserView } from "#domains/auth/shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";

export type Factor = Pick<UserView["factors"][number], "id" | "friendly_name" | "factor_type">;
/** How the user verifies: with one of their factors, or with a recovery code. */
export type Way = Factor | "recovery";

type MethodPickerProps = { ways: readonly Way[]; current: Way; onWay: (way: Way) => void };

/** The other verification methods: each factor by its name, and recovery codes last. */
export function MethodPicker({ ways, current, onWay }: MethodPickerProps) {
  const { t } = useTranslation("secondFactor");
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
  const icon =
    way === "recovery" ? "key-round" : way.factor_type === "totp" ? "smartphone" : "message-square-text";
  return <Icon name={icon} className="size-5 shrink-0 text-leaf-ink" />;
}
