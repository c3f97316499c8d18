import { useTranslation } from "#i18n/use-translation.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import type { AddressForm } from "../use-address-form.ts";
import { useSavedAddresses } from "./address-choice.tsx";

type SaveAddressFieldProps = Pick<AddressForm, "form"> & {
  isWanted: boolean;
  onChange: (isWanted: boolean) => void;
};

/** Offers to save the form's address, unless it is saved already or there is no room. */
export default function SaveAddressField({ form, isWanted, onChange }: SaveAddressFieldProps) {
  const { t } = useTranslation("checkout");
  const { chosen, hasRoom } = useSavedAddresses(form);
  if (chosen || !hasRoom) return null;
  return (
    <Checkbox
      className="mt-5"
      label={t("saved.save")}
      checked={isWanted}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
