import { useEffect, useRef, useState } from "react";
import { SendCode } from "#domains/auth/web/send-code.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Input } from "#ui/input.tsx";
import { PasswordInput } from "#ui/password-input.tsx";
import type { useEraseForm } from "./use-erase-form.ts";

type EraseFormProps = {
  id: string;
  form: ReturnType<typeof useEraseForm>;
  proof: "password" | "code";
  email: string;
};

/** The account's address, typed again, and the password or a mailed code. */
export function EraseForm({ id, form, proof, email }: EraseFormProps) {
  const { t } = useTranslation("privacy");
  const [isVisible, setVisible] = useState(false);
  const problems = { confirmation: form.sayProblem("confirmation"), proof: form.sayProblem("proof") };
  const element = useRef<HTMLFormElement>(null);
  const said = form.failure ?? problems.confirmation ?? problems.proof;
  // Focusing scrolls a field into view, but not the message below it.
  useEffect(() => {
    if (!said) return;
    const field = element.current?.querySelector("[aria-invalid=true]")?.closest("div");
    (field ?? element.current?.lastElementChild)?.scrollIntoView({ block: "nearest" });
  }, [said]);
  return (
    <form ref={element} id={id} method="post" noValidate onSubmit={form.submit} className="grid gap-5">
      <Field
        label={t("dialog.confirmation")}
        hint={<span className="break-all">{email}</span>}
        error={problems.confirmation}
        required
      >
        <Input
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.confirmation}
        />
      </Field>
      {proof === "password" ? (
        <Field label={t("dialog.password")} error={problems.proof} required>
          <PasswordInput
            autoComplete="current-password"
            visible={isVisible}
            onVisibleChange={setVisible}
            {...form.proof}
          />
        </Field>
      ) : (
        <div className="grid gap-3">
          <Field label={t("dialog.code")} hint={t("dialog.codeHint")} error={problems.proof} required>
            <Input inputMode="numeric" autoComplete="one-time-code" maxLength={12} {...form.proof} />
          </Field>
          <SendCode email={email} />
        </div>
      )}
      {form.failure && (
        <InlineNotice tone="danger" live title={t("dialog.failedTitle")}>
          {form.failure}
        </InlineNotice>
      )}
    </form>
  );
}
