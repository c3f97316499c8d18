import { api } from "#client/api.ts";
import { logError } from "#client/notify-error.ts";
import type { AddressInput } from "#domains/checkout/address-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import type { AddressForm } from "../use-address-form.ts";
import { useSavedAddresses } from "./address-choice.tsx";
import { useChangeAddresses } from "./use-change-addresses.ts";

/** Never fails: an order doesn't depend on it. */
export type SaveAddress = (address: AddressInput) => Promise<void>;

type SaveAddressFieldProps = Pick<AddressForm, "form"> & {
  isWanted: boolean;
  /** How to save the address when it is ordered, or null not to. */
  onChange: (save: SaveAddress | null) => void;
};

/** Offers to save the form's address, unless it is saved already or there is no room. */
export default function SaveAddressField({ form, isWanted, onChange }: SaveAddressFieldProps) {
  const { t } = useTranslation("checkout");
  const change = useChangeAddresses();
  const save: SaveAddress = (address) => change(() => api.checkout.saveAddress({ address })).catch(logError);
  const { chosen, hasRoom } = useSavedAddresses(form);
  if (chosen || !hasRoom) return null;
  return (
    <Checkbox
      className="mt-5"
      label={t("saved.save")}
      checked={isWanted}
      onChange={({ target }) => onChange(target.checked ? save : null)}
    />
  );
}
