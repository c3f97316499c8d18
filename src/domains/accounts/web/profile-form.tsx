import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Input } from "#ui/input.tsx";
import { replayedForm } from "#ui/replayed-form.ts";
import { useProfileForm } from "./use-profile-form.ts";

/** Name and picture; the email address is read-only. */
export function ProfileForm({ email, headingLevel }: { email: string; headingLevel: "h2" | "h3" }) {
  const { t } = useTranslation("accounts");
  const { control, problemOf, isSaving, submit, getValues, failure } = useProfileForm();
  const [picture, setPicture] = useState(getValues("avatarUrl"));
  // Not while typing: each letter would request another address.
  const showPicture = () => setPicture(getValues("avatarUrl").trim());
  return (
    <Card asChild>
      <form
        noValidate
        {...replayedForm((event) => {
          showPicture();
          return submit(event);
        })}
      >
        <div className="mb-6 flex items-center gap-4">
          <Avatar src={picture} size="lg" />
          <div>
            <CardTitle as={headingLevel}>{t("settings.you")}</CardTitle>
            <p className="text-ink-soft text-sm">{t("settings.youText")}</p>
          </div>
        </div>
        <div className="grid gap-5">
          {failure && (
            <InlineNotice tone="danger" live title={t("settings.formFailed")}>
              {failure}
            </InlineNotice>
          )}
          <Field label={t("fields.fullName")} error={problemOf("fullName")}>
            <Input autoComplete="name" {...control("fullName")} />
          </Field>
          <Field label={t("fields.avatarUrl")} hint={t("settings.avatarHint")} error={problemOf("avatarUrl")}>
            <Input
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              {...control("avatarUrl", { onBlur: showPicture })}
            />
          </Field>
          <Field label={t("fields.email")} hint={t("settings.emailFixed")}>
            <Input type="email" value={email} disabled />
          </Field>
          <div>
            <Button type="submit" loading={isSaving} loadingLabel={t("settings.saving")}>
              {t("settings.save")}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}
