import { categorySlugs } from "#domains/catalogue/categories.ts";
import { promotionBounds, promotionKinds } from "#domains/promotions/promotion-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import type { PromotionField, PromotionProblems, PromotionValues } from "./promotion-values.ts";

type Props = {
  isPlatform: boolean;
  values: PromotionValues;
  problems: PromotionProblems;
  onChange: (change: Partial<PromotionValues>) => void;
};

/** The terms of a new promotion. */
export function PromotionFields(props: Props) {
  const { t } = useTranslation("promotionsManage");
  const { isPlatform, values, onChange } = props;
  return (
    <>
      <TextField {...props} field="name" required maxLength={promotionBounds.name[1]} />
      <RadioGroup
        label={t("form.kind")}
        name="kind"
        layout="cards"
        value={values.kind}
        onValueChange={(kind) => onChange({ kind })}
        options={promotionKinds.map((kind) => ({
          value: kind,
          label: t(`form.kinds.${kind}`),
          hint:
            kind === "freeDelivery" && isPlatform
              ? t("form.deliveryOfPlatform")
              : t(`form.kindHints.${kind}`),
        }))}
      />
      <Size {...props} />
      <TextField {...props} field="code" hint={t("form.codeHint")} maxLength={24} optional />
      <TextField {...props} field="ends" type="date" hint={t("form.endsHint")} optional />
      <Categories {...props} />
      <TextField {...props} field="least" inputMode="decimal" optional />
      <Checkbox
        label={t("form.firstOrder")}
        checked={values.isFirstOrderOnly}
        onChange={(event) => onChange({ isFirstOrderOnly: event.currentTarget.checked })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...props} field="mostUses" inputMode="numeric" optional />
        <TextField {...props} field="mostUsesPerBuyer" inputMode="numeric" optional />
      </div>
      {values.kind !== "freeDelivery" && (
        <TextField {...props} field="budget" inputMode="decimal" hint={t("form.budgetHint")} optional />
      )}
    </>
  );
}

/** How much it takes off, as its kind asks. */
function Size(props: Props) {
  const { kind } = props.values;
  if (kind === "percent") return <TextField {...props} field="percent" inputMode="decimal" required />;
  if (kind === "amount") return <TextField {...props} field="amount" inputMode="decimal" required />;
  if (kind === "freeDelivery") return null;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...props} field="buy" inputMode="numeric" required />
      <TextField {...props} field="get" inputMode="numeric" required />
    </div>
  );
}

function Categories({ values, onChange }: Props) {
  const { t } = useTranslation("promotionsManage");
  const { t: tCatalogue } = useTranslation("catalogue");
  const { categoryIds } = values;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-sm">{t("form.categories")}</legend>
      <p className="mb-2 text-ink-soft text-sm">{t("form.categoriesHint")}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        {categorySlugs.map((slug) => (
          <Checkbox
            key={slug}
            label={tCatalogue(`category.${slug}.name`)}
            checked={categoryIds.includes(slug)}
            onChange={() =>
              onChange({
                categoryIds: categoryIds.includes(slug)
                  ? categoryIds.filter((one) => one !== slug)
                  : [...categoryIds, slug],
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

type TextFieldProps = Props & {
  field: PromotionField;
  hint?: string;
  type?: "date";
  inputMode?: "decimal" | "numeric";
  maxLength?: number;
  required?: boolean;
  optional?: boolean;
};

function TextField({ values, problems, onChange, field, hint, ...more }: TextFieldProps) {
  const { t } = useTranslation("promotionsManage");
  const { type, inputMode, maxLength, required, optional } = more;
  const problem = problems[field];
  return (
    <Field
      label={t(`form.${field}`)}
      hint={hint}
      error={problem && t(`form.problems.${problem}`)}
      {...(required ? { required } : {})}
      {...(optional ? { optional } : {})}
    >
      <Input
        autoComplete="off"
        value={values[field]}
        onChange={(event) => onChange({ [field]: event.target.value })}
        {...(type ? { type } : {})}
        {...(inputMode ? { inputMode } : {})}
        {...(maxLength ? { maxLength } : {})}
      />
    </Field>
  );
}
