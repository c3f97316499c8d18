import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { describeError, logError } from "#client/notify-error.ts";
import type { SavedAddress } from "#domains/checkout/address-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { notify } from "#ui/notify.ts";
import { AddressFields } from "../address-fields.tsx";
import { readAddressIssues } from "../address-issues.ts";
import { type AddressValues, problemOfIssue, toAddressInput, toAddressValues } from "../address-rules.ts";
import { useCountries } from "../use-countries.ts";
import { useChangeAddresses } from "./use-change-addresses.ts";

type AddressDialogProps = {
  /** The address that is changed; without one, another is added. */
  saved?: SavedAddress;
  onClose: () => void;
};

/** Adds or changes an address. What the country's rules refuse is said at its field. */
export function AddressDialog({ saved, onClose }: AddressDialogProps) {
  const { t } = useTranslation("checkout");
  const { t: tErrors } = useTranslation("errors");
  const { t: tUi } = useTranslation("ui");
  const countries = useCountries();
  const change = useChangeAddresses();
  const form = useForm<AddressValues>({ mode: "onTouched", defaultValues: toAddressValues(saved?.address) });
  const code = useWatch({ control: form.control, name: "country" });
  const country = countries.find((one) => one.code === code);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = form.handleSubmit(async (values) => {
    if (!country) return;
    const address = toAddressInput(values, country);
    setFailure(null);
    try {
      await change(() =>
        saved
          ? api.checkout.changeAddress({ addressId: saved.id, address })
          : api.checkout.saveAddress({ address }),
      );
      notify.success(t("saved.done"));
      onClose();
    } catch (error) {
      if (classifyError(error).code !== "INVALID_ADDRESS") logError(error);
      for (const [index, { field, message }] of readAddressIssues(error).entries())
        form.setError(field, { message: problemOfIssue(field, message) }, { shouldFocus: index === 0 });
      setFailure(describeError(tErrors, error).text);
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={t(saved ? "saved.changeTitle" : "saved.add")}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button loading={form.formState.isSubmitting} onClick={() => void submit()}>
            {t("saved.keep")}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          void submit(event);
        }}
        className="grid gap-5"
      >
        <AddressFields form={form} countries={countries} country={country} />
        {failure && (
          <InlineNotice tone="danger" live>
            {failure}
          </InlineNotice>
        )}
        {/* Enter in a field saves. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  );
}
