import { useMutation } from "@tanstack/react-query";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { chooseLanguage } from "#i18n/language-choice.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { fallbackLanguage, isLanguage, type Language } from "#kernel/languages.ts";

/** The current language, and a function to change it; also changes a signed-in user's mails. */
export function useLanguage(): { language: Language; choose: (language: string) => void } {
  const { i18n } = useTranslation();
  const isSignedIn = useSession() !== null;
  const notifyError = useNotifyError();
  const { mutate } = useMutation(queries.auth.setLanguage.mutationOptions());
  const choose = (wanted: string) => {
    if (!isLanguage(wanted)) return;
    chooseLanguage(i18n, wanted).catch(notifyError);
    if (isSignedIn) mutate({ language: wanted });
  };
  return { language: isLanguage(i18n.language) ? i18n.language : fallbackLanguage, choose };
}
