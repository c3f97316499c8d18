import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queries } from "#client/queries.ts";
import type { NotificationPreferences } from "#domains/notifications/contract.ts";
import type { Channel, Topic } from "#domains/notifications/notification-kinds.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";

type Choice = { topic: Topic | "digest"; channel: Channel; isOn: boolean };
/** `name`: of the topic, for the message that says what was saved. */
export type SetPreference = (choice: Choice, name: string) => void;

/** Shows a choice at once and saves it; one that can't be saved goes back, with a message. */
export function useSetPreference(stored: NotificationPreferences | undefined) {
  const { t } = useTranslation("notifications");
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState<readonly Choice[]>([]);
  const [saved, setSaved] = useState<string | null>(null);
  const { getNotificationPreferences, setNotificationPreference } = queries.notifications;
  const { queryKey } = getNotificationPreferences.queryOptions({ input: {} });
  const { mutateAsync } = useMutation(
    setNotificationPreference.mutationOptions({
      // One after the other, so that the last answer has them all.
      scope: { id: "notification-preferences" },
    }),
  );
  const save = async (choice: Choice, name: string) => {
    setSaved(null);
    setWaiting((now) => [...now, choice]);
    try {
      queryClient.setQueryData(queryKey, await mutateAsync(choice));
      setSaved(name);
    } catch {
      notify.destructive(t("preferences.failed"));
    }
    setWaiting((now) => now.filter((one) => one !== choice));
  };
  const set: SetPreference = (choice, name) => void save(choice, name);
  return { set, saved, preferences: stored && waiting.reduce(withChoice, stored) };
}

function withChoice(now: NotificationPreferences, { topic, channel, isOn }: Choice): NotificationPreferences {
  if (topic === "digest") return { ...now, digest: isOn };
  const topics = now.topics.map((one) => (one.topic === topic ? { ...one, [channel]: isOn } : one));
  return { ...now, topics };
}
