import { useTranslation } from "#i18n/use-translation.ts";
import { languages } from "#kernel/languages.ts";
import { Chip } from "#ui/chip.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { reviewSorts } from "../review-rules.ts";
import type { ReviewChoice } from "./review-choice.ts";

type ReviewFiltersProps = { choice: ReviewChoice; onChange: (choice: ReviewChoice) => void };

/** What of the reviews is shown, and in which order; the stars are chosen by their bars. */
export function ReviewFilters({ choice, onChange }: ReviewFiltersProps) {
  const { t } = useTranslation("reviews");
  const { t: tWords } = useTranslation();
  const { stars, onlyVerified, onlyPictures, language, sort } = choice;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in a row everywhere
    <div role="group" aria-label={t("filters")} className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3">
      {stars && (
        <Chip
          label={t("filterStars", { count: stars })}
          onRemove={() => onChange({ ...choice, stars: undefined })}
        />
      )}
      <Chip
        label={t("onlyVerified")}
        pressed={onlyVerified}
        onClick={() => onChange({ ...choice, onlyVerified: !onlyVerified })}
      />
      <Chip
        label={t("onlyPictures")}
        pressed={onlyPictures}
        onClick={() => onChange({ ...choice, onlyPictures: !onlyPictures })}
      />
      <Field label={tWords("header.language")} className="w-44">
        <Select
          value={language ?? ""}
          onChange={(event) =>
            onChange({ ...choice, language: languages.find((one) => one === event.currentTarget.value) })
          }
        >
          <option value="">{t("anyLanguage")}</option>
          {languages.map((one) => (
            <option key={one} value={one}>
              {tWords(`languages.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("sort")} className="w-48">
        <Select
          value={sort}
          onChange={(event) =>
            onChange({
              ...choice,
              sort: reviewSorts.find((one) => one === event.currentTarget.value) ?? "helpful",
            })
          }
        >
          {reviewSorts.map((one) => (
            <option key={one} value={one}>
              {t(`sorts.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
