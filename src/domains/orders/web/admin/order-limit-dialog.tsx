import { useState } from "react";
import { api } from "#client/api.ts";
import type { AnyOrder } from "#domains/orders/admin-calls.ts";
import { limitReasonBounds, orderTotals } from "#domains/orders/order-limits.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { centsOf, dollarsOf, formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Input } from "#ui/input.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { useOrderChange } from "../refunds/use-order-change.ts";

const { usual, raisedMost } = orderTotals;
const [shortest, longest] = limitReasonBounds;

/** 25,000 is an amount here, where all are in thousands; elsewhere 12,500 may be a slip for 12.50. */
const withoutGroups = (typed: string) => typed.replace(/,(?=\d{3}(\D|$))/g, "");

/** Asks for the highest total of a buyer's orders, and why. */
export function OrderLimitDialog({ buyer }: { buyer: AnyOrder["buyer"] }) {
  const { t } = useTranslation("orders");
  const { t: tUi } = useTranslation("ui");
  const { run, failure, isBusy } = useOrderChange();
  const { id: buyerId, orderLimit: limit } = buyer;
  const [isOpen, setOpen] = useState(false);
  const [amount, setAmount] = useState(limit ? dollarsOf(limit.totalCents) : "");
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const totalCents = centsOf(withoutGroups(amount)) ?? 0;
  const isAmount = totalCents > usual && totalCents <= raisedMost;
  const isReason = reason.trim().length >= shortest;
  const save = async () => {
    setChecked(true);
    if (!isAmount || !isReason) return;
    const isSet = await run(() => api.orders.setOrderLimit({ buyerId, totalCents, reason: reason.trim() }));
    if (isSet) setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" variant="secondary">
          {t(limit ? "admin.limit.change" : "admin.limit.raise")}
        </Button>
      }
      title={t("admin.limit.title", { name: buyer.name })}
      description={t("admin.limit.lead", { usual: formatUsd(usual) })}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button loading={isBusy} onClick={() => void save()}>
            {t("admin.limit.save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field
          label={t("admin.limit.amount")}
          required
          error={
            isChecked &&
            !isAmount &&
            t("admin.limit.amountProblem", { usual: formatUsd(usual), most: formatUsd(raisedMost) })
          }
        >
          <Input
            inputMode="decimal"
            icon={<span className="text-ink-soft">$</span>}
            className="figures"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
        <Field
          label={t("admin.limit.reason")}
          hint={t("admin.limit.reasonHint")}
          required
          error={isChecked && !isReason && t("admin.limit.reasonProblem")}
        >
          <Textarea
            rows={3}
            maxLength={longest}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {failure && (
          <InlineNotice tone="danger" live>
            {failure}
          </InlineNotice>
        )}
      </div>
    </Dialog>
  );
}
