import type { NotificationKind, NotificationParams } from "#domains/notifications/notification-kinds.ts";
import { textValues } from "#domains/notifications/notification-values.ts";
import type { Translate } from "#i18n/translator.ts";

/** What a notification says in the reader's language, as on the site: title and sentence. */
export function textOf(t: Translate, kind: NotificationKind, params: NotificationParams, count: number) {
  const values = textValues(params, count);
  return {
    title: t(`notifications:kinds.${kind}.title`, values),
    text: t(`notifications:kinds.${kind}.text`, values),
  };
}
