import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "#client/session.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useFocusAfterChange } from "#ui/use-focus-after-change.ts";
import { AddressFields } from "./address-fields.tsx";
import type { SaveAddress } from "./addresses/save-address-field.tsx";
import type { AddressForm } from "./use-address-form.ts";

/** Beside the address: the form can be filled in before their code is there. */
const AddressChoice = lazy(() => import("./addresses/address-choice.tsx"));
const SaveAddressField = lazy(() => import("./addresses/save-address-field.tsx"));

type ShippingSectionProps = {
  addressForm: AddressForm;
  isSaveWanted: boolean;
  onSaveChange: (save: SaveAddress | null) => void;
  giftFields: ReactNode;
};

/** Where the order goes. */
export function ShippingSection(props: ShippingSectionProps) {
  const { addressForm, isSaveWanted, onSaveChange, giftFields } = props;
  const { t } = useTranslation("checkout");
  const { form, source } = addressForm;
  // Signing in takes the account step away, and the focus with it.
  const heading = useFocusAfterChange(useSession() ? "account" : "visitor");
  return (
    <section aria-labelledby="shipping-information">
      <h2
        ref={heading}
        tabIndex={-1}
        id="shipping-information"
        className="font-display font-semibold text-heading focus:outline-none"
      >
        {t("shippingInformation")}
      </h2>
      <p className="mt-1 mb-6 text-ink-soft">{t(source ? `prefilled.${source}` : "lead")}</p>
      <Suspense>
        <AddressChoice form={form} />
      </Suspense>
      <AddressFields {...addressForm} />
      <Suspense>
        <SaveAddressField form={form} isWanted={isSaveWanted} onChange={onSaveChange} />
      </Suspense>
      <Suspense>{giftFields}</Suspense>
    </section>
  );
}
