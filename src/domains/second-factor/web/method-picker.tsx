import type { UserView } from "#domains/auth/shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";

export type Factor = Pick<UserView["factors"][number], "id" | "friendly_name" | "factor_type">;
/** How the user verifies as a second step: with one of their factors, or with a recovery code. */
export type FactorWay = Factor | "recovery";
/** How the user confirms that it is them. */
export type Way = FactorWay | "password";

type MethodPickerProps<W extends Way> = { ways: readonly W[]; current: Way; onWay: (way: W) => void };

/** The other verification methods: each factor by its name, and recovery codes last. */
export function MethodPicker<W extends Way>({ ways, current, onWay }: MethodPickerProps<W>) {
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
            <li key={typeof way === "string" ? way : way.id}>
              <button
                type="button"
                onClick={() => onWay(way)}
                className="flex min-h-13 w-full items-center gap-3 rounded-leaf-sm border border-line bg-surface px-4 py-2 text-left hover:border-edge"
              >
                <WayIcon way={way} />
                <span className="min-w-0 break-words">
                  <WayName way={way} />
                </span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}

function WayName({ way }: { way: Way }) {
  const { t } = useTranslation("secondFactor");
  return typeof way === "string"
    ? t(`secondStep.use.${way}`)
    : t(`secondStep.use.${way.factor_type}`, { name: way.friendly_name });
}

function WayIcon({ way }: { way: Way }) {
  const icon =
    typeof way === "string" ? "key-round" : way.factor_type === "totp" ? "smartphone" : "message-square-text";
  return <Icon name={icon} className="size-5 shrink-0 text-leaf-ink" />;
}
