import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { ListProductsInput } from "#domains/search/contract.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { KeptParams } from "./kept-params.tsx";

type PriceFormProps = { input: ListProductsInput; basePath: string; isCategoryFixed: boolean };

/** Lowest and highest price in whole dollars. */
export function PriceForm({ input, basePath, isCategoryFixed }: PriceFormProps) {
  const { t } = useTranslation("search");
  return (
    <section className="border-line border-b pt-3 pb-5">
      <h2 className="mb-2 font-semibold">{t("facet.price")}</h2>
      {/* A key, so that the boxes follow the URL. */}
      <Form
        key={`${input.min}-${input.max}`}
        action={basePath}
        method="get"
        preventScrollReset
        className="flex items-end gap-2"
      >
        <KeptParams
          input={input}
          without={["min", "max", ...(isCategoryFixed ? (["category"] as const) : [])]}
        />
        <Field label={t("list.from")} className="min-w-0 flex-1">
          <Input
            name="min"
            inputMode="numeric"
            pattern="[0-9]*"
            defaultValue={numberText(input.min)}
            className="px-2.5"
          />
        </Field>
        <Field label={t("list.to")} className="min-w-0 flex-1">
          <Input
            name="max"
            inputMode="numeric"
            pattern="[0-9]*"
            defaultValue={numberText(input.max)}
            className="px-2.5"
          />
        </Field>
        <Button type="submit" variant="secondary" className="px-3">
          {t("list.apply")}
        </Button>
      </Form>
    </section>
  );
}

function numberText(value: unknown): string {
  return value === undefined ? "" : String(value);
}
