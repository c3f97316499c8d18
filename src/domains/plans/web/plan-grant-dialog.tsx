import { type FormEvent, useState } from "react";
import { type GrantablePlan, grantablePlans, mostGrantDays } from "#domains/plans/plan-grants.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { usePlanGrant } from "./use-plan-grant.ts";

const dayMs = 86_400_000;
/** The last moment of a day, in UTC; null if it is none. */
const endOf = (day: string) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T23:59:59.000Z`) : null);

/** Puts a vendor on a plan until a day, with a reason. */
export function PlanGrantDialog({ vendorId }: { vendorId: string }) {
  const { t } = useTranslation("planGrants");
  const { t: tPlans } = useTranslation("plans");
  const { t: tUi } = useTranslation("ui");
  const { give, isBusy } = usePlanGrant();
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [planType, setPlanType] = useState<GrantablePlan>("premium");
  const [day, setDay] = useState("");
  const [reason, setReason] = useState("");
  const until = endOf(day);
  const isRight =
    until !== null && until.getTime() > Date.now() && until.getTime() < Date.now() + mostGrantDays * dayMs;
  const said = reason.trim();
  const isSaid = said.length >= 3 && said.length <= 1_000;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isRight || !isSaid) return;
    if (await give({ vendorId, planType, until: until.toISOString(), reason: said })) setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t("open")}
      description={t("text")}
      trigger={
        <Button size="sm" variant="secondary">
          {t("open")}
        </Button>
      }
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button type="submit" form="plan-grant-form" loading={isBusy}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id="plan-grant-form" noValidate className="grid gap-5" onSubmit={submit}>
        <Field label={t("plan")}>
          <Select value={planType} onChange={(event) => setPlanType(event.target.value as GrantablePlan)}>
            {grantablePlans.map((plan) => (
              <option key={plan} value={plan}>
                {tPlans(`names.${plan}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("until")} required error={isAsked && !isRight && t("wrong.until")}>
          <Input type="date" value={day} onChange={(event) => setDay(event.target.value)} />
        </Field>
        <Field label={t("reason")} required error={isAsked && !isSaid && t("wrong.reason")}>
          <Textarea
            rows={3}
            maxLength={1_000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
