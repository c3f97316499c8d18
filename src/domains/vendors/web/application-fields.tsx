import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { Language } from "#kernel/languages.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { applicationBounds, businessTypes } from "../application-rules.ts";
import type { ApplicationView } from "../shapes.ts";
import { AgreementField } from "./agreement-field.tsx";
import { CertificationFields } from "./certification-fields.tsx";
import { TraderFields } from "./trader-fields.tsx";
import type { ApplicationForm } from "./use-application-form.ts";

type ApplicationFieldsProps = { application: ApplicationForm; initial?: ApplicationView | undefined };

/** Every field of the application (docs/product.md#3-entities-and-their-fields); `initial` holds what was submitted before. */
export function ApplicationFields({ application, initial }: ApplicationFieldsProps) {
  const { t, i18n } = useTranslation("vendors");
  const { form, register, problemOf } = application;
  const { data: countries } = useQuery(
    queries.checkout.listCountries.queryOptions({
      input: { language: i18n.language as Language },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const story = useWatch({ control: form.control, name: "description" }) ?? initial?.description ?? "";
  return (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <Field label={t("form.companyName")} error={problemOf("companyName")} required>
        <Input autoComplete="organization" defaultValue={initial?.companyName} {...register("companyName")} />
      </Field>
      <Field label={t("form.businessType")} error={problemOf("businessType")} required>
        <Select defaultValue={initial?.businessType ?? ""} {...register("businessType")}>
          <option value="">{t("form.choose")}</option>
          {businessTypes.map((type) => (
            <option key={type} value={type}>
              {t(`type.${type}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t("form.description")}
        hint={t("form.descriptionHint")}
        error={problemOf("description")}
        aside={
          <span className="figures">
            {story.trim().length} / {applicationBounds.description[1]}
          </span>
        }
        className="sm:col-span-2"
        required
      >
        <Textarea
          rows={6}
          grow
          className="min-h-44"
          defaultValue={initial?.description}
          {...register("description")}
        />
      </Field>
      <Field label={t("form.country")} hint={t("form.countryHint")} error={problemOf("country")} required>
        <Select autoComplete="country" defaultValue={initial?.country ?? ""} {...register("country")}>
          <option value="">{t("form.choose")}</option>
          {(countries?.items ?? []).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t("form.phoneNumber")}
        hint={t("form.phoneHint")}
        error={problemOf("phoneNumber")}
        required
      >
        <Input
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={initial?.phoneNumber}
          {...register("phoneNumber")}
        />
      </Field>
      <Field
        label={t("form.website")}
        hint={t("form.websiteHint")}
        error={problemOf("website")}
        className="sm:col-span-2"
        optional
      >
        <Input
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={initial?.website ?? ""}
          {...register("website")}
        />
      </Field>
      <CertificationFields
        register={() => register("certifications")}
        held={initial?.certifications}
        className="sm:col-span-2"
      />
      <TraderFields
        register={register}
        problemOf={problemOf}
        initial={initial?.trader}
        className="border-line border-t pt-6 sm:col-span-2"
      />
      <AgreementField application={application} isAgreed={initial !== undefined} />
    </div>
  );
}
