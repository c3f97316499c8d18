import { useState } from "react";
import type { QuoteView } from "#domains/checkout/contract.ts";
import { codeOf, codePattern } from "#domains/promotions/promotion-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";

type Props = {
  /** As it stands in the address; null without one. */
  code: string | null;
  onChange: (code: string | null) => void;
  quote: QuoteView | undefined;
};

/** Takes a promotion's code. What is wrong with it is said here, and the price beside it is the one without it. */
export default function CodeField({ code, onChange, quote }: Props) {
  const { t } = useTranslation("checkout");
  const [typed, setTyped] = useState(code ?? "");
  const [isMalformed, setMalformed] = useState(false);
  const isUsed = quote?.promotions.some((promotion) => promotion.code !== null && promotion.code === code);
  const problem = isMalformed ? "unknown" : code && quote?.codeProblem;
  const apply = () => {
    const wanted = codeOf(typed);
    setMalformed(wanted !== "" && !codePattern.test(wanted));
    onChange(codePattern.test(wanted) ? wanted : null);
  };
  if (code && isUsed)
    return (
      <p
        className="mt-4 flex items-center justify-between gap-4 border-line border-t pt-4 text-sm"
        role="status"
      >
        <span>{t("code.used", { code })}</span>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            setTyped("");
            onChange(null);
          }}
        >
          {t("code.remove")}
        </Button>
      </p>
    );
  return (
    // It stands inside the checkout's form, so it has none of its own.
    <div className="mt-4 border-line border-t pt-4">
      <Field label={t("code.label")} error={problem && t(`code.problems.${problem}`)}>
        <div className="flex gap-2">
          <Input
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={24}
            value={typed}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              apply();
            }}
            onChange={(event) => {
              setTyped(event.target.value);
              setMalformed(false);
            }}
          />
          <Button variant="secondary" onClick={apply}>
            {t("code.apply")}
          </Button>
        </div>
      </Field>
    </div>
  );
}
