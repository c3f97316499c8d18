import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { classifyError } from "#client/classify-error.ts";
import { describeError, logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { productBounds, stockReasons } from "#domains/catalogue/product-bounds.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { notify } from "#ui/notify.ts";
import { Select } from "#ui/select.tsx";
import { refreshProducts } from "../refresh-products.ts";

type Props = {
  product: { id: string; name: string; stockQuantity: number; heldQuantity: number };
  onClose: () => void;
};

const readDelta = (text: string) =>
  /^[-+−]?\d{1,7}$/.test(text.trim()) ? Number(text.trim().replace("−", "-")) : 0;

/** Changes a stock by an amount with a reason; a concurrent sale is not undone. */
export function StockDialog({ product, onClose }: Props) {
  const { t } = useTranslation("listings");
  const { t: tErrors } = useTranslation("errors");
  const queryClient = useQueryClient();
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState<(typeof stockReasons)[number]>("received");
  const [problem, setProblem] = useState<string>();
  const delta = readDelta(amount);
  const { mutate, isPending } = useMutation(
    queries.listings.adjustStock.mutationOptions({
      async onSuccess({ stockQuantity }) {
        notify.success(t("stock.changed", { name: product.name, n: stockQuantity }));
        onClose();
        await refreshProducts(queryClient);
      },
      onError(error) {
        const { code, details } = classifyError(error);
        const left = details.extras as { stockQuantity: number; heldQuantity: number };
        if (code === "STOCK_PROMISED")
          return setProblem(t("stock.promised", { n: left.stockQuantity, held: left.heldQuantity }));
        logError(error);
        setProblem(code === "BAD_REQUEST" ? t("problem.stock") : describeError(tErrors, error).text);
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (delta === 0 || Math.abs(delta) > productBounds.stockQuantity[1])
      return setProblem(t("stock.amountNeeded"));
    setProblem(undefined);
    mutate({ productId: product.id, delta, reason });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={t("stock.title")}
      description={product.name}
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <p className="figures text-ink-soft">
          {t("stock.now", { n: product.stockQuantity, held: product.heldQuantity })}
          {delta !== 0 && (
            <strong className="text-ink"> {t("stock.then", { n: product.stockQuantity + delta })}</strong>
          )}
        </p>
        <Field label={t("stock.amount")} hint={t("stock.amountHint")} error={problem} required>
          <Input
            autoFocus
            inputMode="text"
            autoComplete="off"
            value={amount}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
        </Field>
        <Field label={t("stock.reason")}>
          <Select
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value as (typeof stockReasons)[number])}
          >
            {stockReasons.map((one) => (
              <option key={one} value={one}>
                {t(`stock.reasons.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" loading={isPending} className="justify-self-start">
          {t("stock.save")}
        </Button>
      </form>
    </Dialog>
  );
}
