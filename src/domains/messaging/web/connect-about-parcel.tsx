import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useOpenConversation } from "./use-open-conversation.ts";

/** Leads a parcel's buyer or vendor to their conversation about it. */
export function ConnectAboutParcel({ parcelId }: { parcelId: string }) {
  const { t } = useTranslation("messaging");
  const { mutate, isPending } = useOpenConversation(() => api.messaging.openParcelConversation({ parcelId }));
  return (
    <Button variant="ghost" className="w-fit print:hidden" loading={isPending} onClick={() => mutate()}>
      <Icon name="message-circle" />
      {t("askAboutParcel")}
    </Button>
  );
}
