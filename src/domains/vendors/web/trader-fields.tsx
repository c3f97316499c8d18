import { useTranslation } from "#i18n/use-translation.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { cn } from "#ui/class-names.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Textarea } from "#ui/textarea.tsx";
import type { TraderView } from "../shapes.ts";
import type { TraderField } from "../trader-rules.ts";

type TraderFieldsProps = {
  register: (field: TraderField) => object;
  problemOf: (field: TraderField) => string | undefined;
  /** As stated before; none of a vendor that was not asked yet. */
  initial: TraderView | null | undefined;
  className?: string;
};

/** Who sells (R63): in the application and in the shop's settings. */
export function TraderFields({ register, problemOf, initial, className }: TraderFieldsProps) {
  const { t } = useTranslation("trader");
  return (
    <fieldset className={cn("grid min-w-0 gap-x-5 gap-y-6 sm:grid-cols-2", className)}>
      <legend className="sr-only">{t("title")}</legend>
      <Field
        label={t("legalName")}
        hint={t("legalNameHint")}
        error={problemOf("legalName")}
        className="sm:col-span-2"
        required
      >
        <Input autoComplete="off" defaultValue={initial?.legalName} {...register("legalName")} />
      </Field>
      <Field
        label={t("registeredAddress")}
        hint={t("registeredAddressHint")}
        error={problemOf("registeredAddress")}
        className="sm:col-span-2"
        required
      >
        <Textarea
          rows={3}
          autoComplete="street-address"
          defaultValue={initial?.registeredAddress}
          {...register("registeredAddress")}
        />
      </Field>
      <div className="grid content-start gap-3">
        <Field
          label={t("registrationNumber")}
          hint={t("registrationNumberHint")}
          error={problemOf("registrationNumber")}
        >
          <Input
            autoComplete="off"
            spellCheck={false}
            defaultValue={initial?.registrationNumber ?? ""}
            {...register("registrationNumber")}
          />
        </Field>
        <Checkbox
          label={t("hasNoRegistrationNumber")}
          defaultChecked={initial?.registrationNumber === null}
          {...register("hasNoRegistrationNumber")}
        />
      </div>
      <Field
        label={t("contactEmail")}
        hint={t("contactEmailHint")}
        error={problemOf("contactEmail")}
        required
      >
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={initial?.contactEmail}
          {...register("contactEmail")}
        />
      </Field>
      <Checkbox
        label={t("certifiesCompliance")}
        defaultChecked={Boolean(initial)}
        error={problemOf("certifiesCompliance")}
        className="sm:col-span-2"
        required
        {...register("certifiesCompliance")}
      />
    </fieldset>
  );
}
