import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useRequestId } from "#client/use-request-id.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { centsOf, dollarsOf } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { notify } from "#ui/notify.ts";

type Terms = { priceCents: number; managerName: string; managerEmail: string; managerPhone: string | null };
type Values = { price: string; name: string; email: string; phone: string; reason: string };

const fields = ["price", "name", "email", "phone", "reason"] as const;
const types = { price: "text", name: "text", email: "email", phone: "tel", reason: "text" } as const;
const mostCents = 10_000_000;

const valuesOf = (terms: Terms | null): Values => ({
  price: terms ? dollarsOf(terms.priceCents) : "",
  name: terms?.managerName ?? "",
  email: terms?.managerEmail ?? "",
  phone: terms?.managerPhone ?? "",
  reason: "",
});

/** The same bounds as the contract's. */
const isRight: Record<keyof Values, (text: string) => boolean> = {
  price: (text) => (centsOf(text) ?? mostCents + 1) <= mostCents,
  name: (text) => text.trim().length >= 2 && text.trim().length <= 100,
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()),
  phone: (text) => text.trim() === "" || /^\d{7,15}$/.test(text.replace(/\D/g, "")),
  reason: (text) => text.trim().length >= 3 && text.trim().length <= 1_000,
};

/** A monthly price and an account manager; once a second administrator approves, the vendor is on Enterprise. */
export function TermsDialog({ vendorId, terms }: { vendorId: string; terms: Terms | null }) {
  const { t } = useTranslation("plans");
  const { t: tUi } = useTranslation("ui");
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [values, setValues] = useState(() => valuesOf(terms));
  const requestIdOf = useRequestId();
  const { mutate, isPending } = useSaving(() => setOpen(false));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fields.some((name) => !isRight[name](values[name]))) return;
    const content = termsOf(vendorId, values);
    mutate({ ...content, requestId: requestIdOf(content) });
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" variant="secondary">
          {t(terms ? "terms.change" : "terms.set")}
        </Button>
      }
      title={t(terms ? "terms.change" : "terms.set")}
      description={t("terms.text")}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button type="submit" form="enterprise-terms" loading={isPending}>
            {t("terms.save")}
          </Button>
        </>
      }
    >
      <form id="enterprise-terms" noValidate className="grid gap-5" onSubmit={submit}>
        {fields.map((name) => (
          <Field
            key={name}
            label={t(`terms.${name}`)}
            error={isAsked && !isRight[name](values[name]) && t(`terms.wrong.${name}`)}
            required={name !== "phone"}
          >
            <Input
              type={types[name]}
              inputMode={name === "price" ? "decimal" : undefined}
              autoComplete="off"
              value={values[name]}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            />
          </Field>
        ))}
      </form>
    </Dialog>
  );
}

function termsOf(vendorId: string, { price, name, email, phone, reason }: Values) {
  return {
    vendorId,
    priceCents: centsOf(price)!,
    managerName: name.trim(),
    managerEmail: email.trim(),
    ...(phone.trim() ? { managerPhone: phone.trim() } : {}),
    reason: reason.trim(),
  };
}

function useSaving(onSaved: () => void) {
  const { t } = useTranslation("plans");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  return useMutation(
    queries.plans.setEnterpriseTerms.mutationOptions({
      onSuccess() {
        notify.success(t("terms.saved"));
        onSaved();
      },
      onError: notifyError,
      onSettled: () =>
        Promise.all(
          [queries.plans.getVendorTerms.key(), queries.vendors.getVendorForReview.key()].map((queryKey) =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        ),
    }),
  );
}
