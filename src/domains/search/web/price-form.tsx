import { type FormEvent, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { useLatePart } from "#client/use-late-part.ts";
import type { ListProductsInput, ProductList } from "#domains/search/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { useNearSight } from "#ui/use-near-sight.ts";
import { HiddenParams } from "./hidden-params.tsx";
import type { PriceBarsProps } from "./price-bars.tsx";
import { type PriceProblems, readPriceRange, wholeDollars } from "./price-range.ts";

const loadBars = async () => (await import("./price-bars.tsx")).PriceBars;

type PriceFormProps = {
  input: ListProductsInput;
  /** The price range without a price filter. */
  bounds: ProductList["priceBounds"];
  pathFor: (change: Partial<ListProductsInput>) => string;
  basePath: string;
  isCategoryFixed: boolean;
};

/** Lowest and highest price in whole dollars; the placeholders show the available range. */
export function PriceForm({ input, bounds, pathFor, basePath, isCategoryFixed }: PriceFormProps) {
  const { t } = useTranslation("search");
  const { typed, type, problems, submit, form } = usePriceForm(input, pathFor);
  const [PriceBars, wantBars] = useLatePart<PriceBarsProps>(loadBars);
  const place = useNearSight(wantBars);
  const isSet = input.min !== undefined || input.max !== undefined;
  // One price for all is no choice.
  if (bounds?.minCents === bounds?.maxCents && !isSet) return null;
  const hint = bounds && {
    min: Math.floor(bounds.minCents / 100),
    max: Math.ceil(bounds.maxCents / 100),
  };
  return (
    <section className="border-line border-b pt-3 pb-5">
      <h2 className="mb-2 font-semibold">{t("facet.price")}</h2>
      <div ref={place} className="mb-2 h-10">
        {PriceBars && <PriceBars input={input} />}
      </div>
      <Form ref={form} action={basePath} method="get" noValidate onSubmit={submit} className="grid gap-3">
        <HiddenParams
          input={input}
          without={["min", "max", ...(isCategoryFixed ? (["category"] as const) : [])]}
        />
        <div className="grid grid-cols-2 gap-2">
          {(["min", "max"] as const).map((name) => (
            <Field
              key={name}
              label={t(name === "min" ? "list.from" : "list.to")}
              error={problems[name] && t(`price.${problems[name]}`)}
            >
              <Input
                name={name}
                inputMode="numeric"
                autoComplete="off"
                placeholder={hint ? String(hint[name]) : undefined}
                value={typed[name]}
                onChange={(event) => type(name, event.target.value)}
                className="px-2.5"
              />
            </Field>
          ))}
        </div>
        <div className="flex items-center justify-between gap-2">
          <p className="figures text-ink-faint text-sm">
            {hint && t("list.priceRange", { min: wholeDollars(hint.min), max: wholeDollars(hint.max) })}
          </p>
          <Button type="submit" variant="secondary" size="sm">
            {t("list.apply")}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function usePriceForm(input: ListProductsInput, pathFor: PriceFormProps["pathFor"]) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const ofUrl = { min: numberText(input.min), max: numberText(input.max) };
  const [shown, setShown] = useState(ofUrl);
  const [typed, setTyped] = useState(ofUrl);
  const [problems, setProblems] = useState<PriceProblems>({});
  // The fields follow the URL: a removed chip empties them, Back fills them.
  if (shown.min !== ofUrl.min || shown.max !== ofUrl.max) {
    setShown(ofUrl);
    setTyped(ofUrl);
    setProblems({});
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readPriceRange(typed.min, typed.max);
    if ("range" in read) {
      setProblems({});
      void navigate(pathFor(read.range), { preventScrollReset: true });
      return;
    }
    setProblems(read.problems);
    const first = read.problems.min ? "min" : "max";
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  const type = (name: "min" | "max", text: string) => setTyped({ ...typed, [name]: text });
  return { typed, type, problems, submit, form };
}

function numberText(value: unknown): string {
  return value === undefined ? "" : String(value);
}
