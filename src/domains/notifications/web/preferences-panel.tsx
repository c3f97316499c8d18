import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Card, CardTitle } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { PreferenceRow } from "./preference-row.tsx";
import { PushSwitch } from "./push-switch.tsx";
import { useSetPreference } from "./use-set-preference.ts";

/** What one hears about, and where: each choice is saved at once. */
export function PreferencesPanel() {
  const { t } = useTranslation("notifications");
  const stored = useQuery(queries.notifications.getNotificationPreferences.queryOptions({ input: {} }));
  const { set, saved, preferences: data } = useSetPreference(stored.data);
  return (
    <div className="grid max-w-3xl gap-6">
      <Card>
        <CardTitle>{t("preferences.title")}</CardTitle>
        <p className="mt-1 text-ink-soft">{t("preferences.text")}</p>
        <InlineRetry
          isShown={stored.isError}
          isRetrying={stored.isFetching}
          onRetry={() => void stored.refetch()}
          className="mt-4"
        />
        {!data && !stored.isError && (
          <div aria-busy="true" className="mt-6">
            <SkeletonText lines={6} />
          </div>
        )}
        {data && (
          <>
            <div className="mt-4 divide-y divide-line">
              {data.topics.map((choice) => (
                <PreferenceRow key={choice.topic} choice={choice} onChange={set} />
              ))}
            </div>
            <p className="mt-4 border-line border-t pt-4 text-ink-soft text-sm">
              {t("preferences.alwaysHint")}
            </p>
            <Checkbox
              className="mt-5"
              label={t("preferences.digest")}
              hint={t("preferences.digestText")}
              checked={data.digest}
              onChange={({ target }) =>
                set({ topic: "digest", channel: "mail", isOn: target.checked }, t("preferences.digest"))
              }
            />
          </>
        )}
        <p role="status" className="mt-3 min-h-6 text-leaf-ink text-sm">
          {saved && `${saved}: ${t("preferences.saved")}`}
        </p>
      </Card>
      <PushSwitch />
    </div>
  );
}
