import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { chooseLanguage } from "#i18n/language-choice.ts";
import { languageNames } from "#i18n/language-names.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { type Language, languages } from "#kernel/languages.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { notify } from "#ui/notify.ts";
import { RadioGroup } from "#ui/radio-group.tsx";

/** The language of the site and of mails; stored in the account. */
export function LanguageForm() {
  const { t, i18n } = useTranslation("accounts");
  const [chosen, setChosen] = useState<Language | null>(null);
  const { mutate, isPending } = useMutation(
    queries.auth.setLanguage.mutationOptions({
      async onSuccess({ language }) {
        await chooseLanguage(i18n, language);
        setChosen(null);
        const say = i18n.getFixedT(language, "accounts");
        notify.success(say("settings.savedTitle"), { description: say("settings.savedText") });
      },
      onError(error) {
        logError(error);
        notify.destructive(t("settings.failedTitle"), t("settings.failedText"));
      },
    }),
  );
  const language = chosen ?? (i18n.language as Language);
  return (
    <Card asChild>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ language });
        }}
      >
        <RadioGroup
          label={<span className="font-display text-subheading">{t("settings.language")}</span>}
          hint={t("settings.languageHint")}
          name="language"
          layout="cards"
          className="[&>div:last-child]:sm:grid-cols-3"
          value={language}
          onValueChange={setChosen}
          options={languages.map((value) => ({
            value,
            label: <span lang={value}>{languageNames[value]}</span>,
          }))}
        />
        <div className="mt-6">
          <Button type="submit" loading={isPending} loadingLabel={t("settings.saving")}>
            {t("settings.save")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
