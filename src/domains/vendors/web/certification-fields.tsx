import { useTranslation } from "#i18n/use-translation.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { cn } from "#ui/class-names.ts";
import { certifications } from "../application-rules.ts";

type CertificationFieldsProps = {
  /** They share a name: together they are a list. */
  register: () => object;
  held?: readonly string[] | undefined;
  className?: string;
};

export function CertificationFields({ register, held = [], className }: CertificationFieldsProps) {
  const { t } = useTranslation("vendors");
  return (
    <fieldset className={cn("min-w-0", className)}>
      <legend className="mb-2 font-semibold text-sm">
        {t("form.certifications")}
        <span className="font-normal text-ink-faint"> {t("form.ifAny")}</span>
      </legend>
      <div className="flex flex-wrap gap-x-7 gap-y-3">
        {certifications.map((one) => (
          <Checkbox
            key={one}
            value={one}
            defaultChecked={held.includes(one)}
            label={t(`certification.${one}`)}
            {...register()}
          />
        ))}
      </div>
    </fieldset>
  );
}
