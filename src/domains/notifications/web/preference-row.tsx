import { useId } from "react";
import type { NotificationPreferences } from "#domains/notifications/contract.ts";
import { channels } from "#domains/notifications/notification-kinds.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import type { SetPreference } from "./use-set-preference.ts";

type PreferenceRowProps = { choice: NotificationPreferences["topics"][number]; onChange: SetPreference };

/** One topic with its channels. A mail that always comes is checked and can't be changed; one that doesn't exist is not there. */
export function PreferenceRow({ choice, onChange }: PreferenceRowProps) {
  const { t } = useTranslation("notifications");
  const hintId = useId();
  const { topic, mailRule } = choice;
  const name = t(`preferences.topics.${topic}`);
  const shown = channels.filter((channel) => channel !== "mail" || mailRule !== "never");
  return (
    <fieldset aria-describedby={hintId} className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[1fr_auto]">
      <legend className="float-left w-full font-semibold md:w-auto">{name}</legend>
      <p id={hintId} className="text-ink-soft text-sm md:col-start-1">
        {t(`preferences.hints.${topic}`)}
      </p>
      <div className="grid grid-cols-1 gap-x-4 gap-y-1 xs:grid-cols-3 md:col-start-2 md:row-span-2 md:row-start-1 md:w-[25rem]">
        {shown.map((channel) => {
          const isFixed = channel === "mail" && mailRule === "always";
          return (
            <Checkbox
              key={channel}
              className={channel === "push" ? "xs:col-start-3" : undefined}
              label={t(`preferences.channels.${channel}`)}
              hint={isFixed ? t("preferences.always") : undefined}
              checked={choice[channel]}
              disabled={isFixed}
              onChange={({ target }) => onChange({ topic, channel, isOn: target.checked }, name)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
