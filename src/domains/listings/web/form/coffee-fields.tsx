import { useController, useWatch } from "react-hook-form";
import { roastLevels } from "#domains/catalogue/categories.ts";
import {
  isRoastless,
  longestLine,
  maxNotes,
  needsOrigin,
  needsRoast,
  processes,
} from "#domains/catalogue/product-bounds.ts";
import { useTastingNotes } from "#domains/catalogue/web/use-tasting-notes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Chip } from "#ui/chip.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { asCategory } from "./product-values.ts";
import { useCountryOptions, useNoteOptions } from "./use-options.ts";
import { fieldOf, type ProductForm } from "./use-product-form.ts";

/** Origin, processing, taste: the fields that the category has. */
export function CoffeeFields({ form }: { form: ProductForm }) {
  const { t } = useTranslation("listings");
  const { t: tCatalogue } = useTranslation("catalogue");
  const countries = useCountryOptions();
  const { errors } = form.formState;
  const category = asCategory(useWatch({ control: form.control, name: "category" }));
  const asksOrigin = !category || needsOrigin(category);
  const isCoffee = category !== "equipment" && category !== "accessories";
  const levels =
    category && needsRoast(category) ? roastLevels.filter((level) => level !== "none") : roastLevels;
  return (
    <>
      <Field
        label={tCatalogue("fact.origin")}
        error={errors.originCountry?.message}
        required={asksOrigin}
        optional={!asksOrigin}
      >
        <Select {...fieldOf(form, "originCountry")}>
          <option value="">{t("form.choose")}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {category && isRoastless(category) ? (
        <Field label={tCatalogue("fact.roast")} hint={t("form.roastNone")}>
          <Input readOnly value={tCatalogue("roast.none")} />
        </Field>
      ) : (
        <Field label={tCatalogue("fact.roast")} error={errors.roastLevel?.message} required>
          <Select {...fieldOf(form, "roastLevel")}>
            <option value="">{t("form.choose")}</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {tCatalogue(`roast.${level}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {isCoffee && (
        <>
          <Field label={tCatalogue("fact.variety")} hint={t("form.varietyHint")} optional>
            <Input maxLength={longestLine} {...fieldOf(form, "variety")} />
          </Field>
          <Field label={tCatalogue("fact.region")} optional>
            <Input maxLength={longestLine} {...fieldOf(form, "region")} />
          </Field>
          <Field label={t("form.altitude")} error={errors.altitude?.message} optional>
            <Input inputMode="numeric" {...fieldOf(form, "altitude")} />
          </Field>
          <Field label={tCatalogue("fact.process")} optional>
            <Select {...fieldOf(form, "process")}>
              <option value="">{t("form.none")}</option>
              {processes.map((process) => (
                <option key={process} value={process}>
                  {tCatalogue(`process.${process}`)}
                </option>
              ))}
            </Select>
          </Field>
          <NotesField form={form} />
        </>
      )}
    </>
  );
}

/** Tasting notes from our list, which is translated into every language. */
function NotesField({ form }: { form: ProductForm }) {
  const { t } = useTranslation("listings");
  const { t: tCatalogue } = useTranslation("catalogue");
  const namesOf = useTastingNotes();
  const options = useNoteOptions();
  const { field } = useController({ control: form.control, name: "tastingNotes" });
  const notes = field.value;
  const names = namesOf(notes);
  return (
    <div className="grid content-start gap-2.5 sm:col-span-2">
      <Field label={tCatalogue("fact.notes")} hint={t("form.notesHint", { max: maxNotes })} optional>
        <Select
          value=""
          disabled={notes.length >= maxNotes}
          onChange={(event) => field.onChange([...notes, event.currentTarget.value])}
        >
          <option value="">{t("form.addNote")}</option>
          {options
            .filter(({ key }) => !notes.includes(key))
            .map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
        </Select>
      </Field>
      {notes.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {notes.map((note, index) => (
            <li key={note}>
              <Chip
                label={names[index]!}
                onRemove={() => field.onChange(notes.filter((one) => one !== note))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
