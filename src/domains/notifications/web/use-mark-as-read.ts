import { useMutation, useQueryClient } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";

/** Marks one notification, or all, as read; the badge and every list follow. */
export function useMarkAsRead() {
  const { t } = useTranslation("notifications");
  const queryClient = useQueryClient();
  const { markNotificationAsRead, markAllNotificationsAsRead } = queries.notifications;
  const onSettled = () => queryClient.invalidateQueries({ queryKey: queries.notifications.key() });
  const one = useMutation(markNotificationAsRead.mutationOptions({ onSettled }));
  const all = useMutation(
    markAllNotificationsAsRead.mutationOptions({
      onSettled,
      onError: () => notify.destructive(t("markFailed")),
    }),
  );
  return {
    // Failing, it stays unread, and is marked the next time.
    markOne: (notificationId: string) => one.mutate({ notificationId }),
    markAll: () => all.mutate({}),
    isMarkingAll: all.isPending,
  };
}
