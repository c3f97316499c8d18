import { useForm } from "react-hook-form";
import { api } from "#client/api.ts";
import { isRefusal, useAuthProblem } from "#domains/auth/web/auth-problem.ts";
import { SendCode } from "#domains/auth/web/send-code.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";

export type StartedFactor = Awaited<ReturnType<typeof api.auth.enrollFactor>>;
type FactorFormProps = {
  type: "totp" | "phone";
  /** Names already in use. */
  names: readonly string[];
  /** Where the code goes that an administrator's first factor needs; null otherwise. */
  codeTo: string | null;
  onStarted: (factor: StartedFactor) => Promise<void>;
};

const longestName = 50;
const phoneShape = /^\+[0-9]{7,15}$/;
/** People write numbers in groups. */
const plainPhone = (typed: string) => typed.replace(/[\s().-]/g, "");

function freeName(wanted: string, names: readonly string[]): string {
  let name = wanted;
  for (let count = 2; names.includes(name); count++) name = `${wanted} ${count}`;
  return name;
}

/** A new factor's name, the phone's number, and an administrator's mailed code. */
export function FactorForm({ type, names, codeTo, onStarted }: FactorFormProps) {
  const { t } = useTranslation(["secondFactor", "auth", "errors"]);
  const sayProblem = useAuthProblem();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: {
      name: freeName(t(`secondFactor:enrol.defaultNames.${type}`), names),
      phone: "",
      nonce: "",
    },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ name, phone, nonce }) => {
    try {
      const more = {
        ...(type === "phone" ? { phone: plainPhone(phone) } : {}),
        ...(codeTo === null ? {} : { nonce: nonce.trim() }),
      };
      await onStarted(
        await api.auth.enrollFactor({ friendly_name: name.trim(), factor_type: type, ...more }),
      );
    } catch (error) {
      const say = (message: string) => setError("name", { message }, { shouldFocus: true });
      if (isRefusal(error, "CONFLICT")) say(t("secondFactor:enrol.nameTaken"));
      else if (isRefusal(error, "TOO_MANY_FACTORS")) say(t("errors:TOO_MANY_FACTORS"));
      else if (isRefusal(error, "INVALID_CODE")) setError("nonce", { type: "wrong" }, { shouldFocus: true });
      else sayProblem(error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {type === "phone" && (
        <Field
          label={t("secondFactor:enrol.phone")}
          hint={t("secondFactor:enrol.phoneHint")}
          error={errors.phone && t("secondFactor:enrol.phoneWrong")}
          required
        >
          <Input
            type="tel"
            autoComplete="tel"
            maxLength={40}
            {...register("phone", { validate: (typed) => phoneShape.test(plainPhone(typed)) })}
          />
        </Field>
      )}
      <Field
        label={t("secondFactor:enrol.name")}
        hint={t("secondFactor:enrol.nameHint")}
        error={errors.name && (errors.name.message || t("secondFactor:enrol.nameMissing"))}
        required
      >
        <Input
          autoComplete="off"
          maxLength={longestName}
          {...register("name", { validate: (name) => name.trim() !== "" })}
        />
      </Field>
      {codeTo !== null && (
        <>
          <p>{t("secondFactor:enrol.adminCode")}</p>
          <SendCode email={codeTo} />
          <Field
            label={t("auth:sendCode.label")}
            error={
              errors.nonce &&
              t(`secondFactor:enrol.${errors.nonce.type === "wrong" ? "codeWrong" : "codeMissing"}`)
            }
            required
          >
            <Input
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={20}
              {...register("nonce", { validate: (nonce) => nonce.trim() !== "" })}
            />
          </Field>
        </>
      )}
      <Button type="submit" size="lg" block loading={isSubmitting}>
        {t(`secondFactor:enrol.continue.${type}`)}
      </Button>
    </form>
  );
}
