import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Input } from "#ui/input.tsx";
import { PasswordInput } from "#ui/password-input.tsx";
import { SendCode } from "./send-code.tsx";
import type { useEraseForm } from "./use-erase-form.ts";

type EraseFormProps = {
  id: string;
  form: ReturnType<typeof useEraseForm>;
  proof: "password" | "code";
  email: string;
};

/** Room for what stands below a field, so that its error is in view with it. */
const room = "scroll-mt-8 scroll-mb-24";

/** The account's address, typed once more, and the password or a mailed code. */
export function EraseForm({ id, form, proof, email }: EraseFormProps) {
  const { t } = useTranslation("privacy");
  const [isVisible, setVisible] = useState(false);
  return (
    <form id={id} method="post" noValidate onSubmit={form.submit} className="grid gap-5">
      {form.failure && (
        <InlineNotice tone="danger" live title={t("dialog.failedTitle")}>
          {form.failure}
        </InlineNotice>
      )}
      <Field
        label={t("dialog.confirmation")}
        hint={<span className="break-all">{email}</span>}
        error={form.sayProblem("confirmation")}
        required
      >
        <Input
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={room}
          {...form.confirmation}
        />
      </Field>
      {proof === "password" ? (
        <Field label={t("dialog.password")} error={form.sayProblem("proof")} required>
          <PasswordInput
            autoComplete="current-password"
            visible={isVisible}
            onVisibleChange={setVisible}
            className={room}
            {...form.proof}
          />
        </Field>
      ) : (
        <div className="grid gap-3">
          <Field
            label={t("dialog.code")}
            hint={t("dialog.codeHint")}
            error={form.sayProblem("proof")}
            required
          >
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              className={room}
              {...form.proof}
            />
          </Field>
          <SendCode email={email} />
        </div>
      )}
    </form>
  );
}
