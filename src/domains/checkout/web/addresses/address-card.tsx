import { useState } from "react";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import type { SavedAddress } from "#domains/checkout/address-shapes.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useChangeAddresses } from "./use-change-addresses.ts";

type AddressCardProps = { saved: SavedAddress; onChange: () => void };

/** One saved address, with what can be done to it. */
export function AddressCard({ saved, onChange }: AddressCardProps) {
  const { t } = useTranslation("checkout");
  const countryName = useCountryName();
  const change = useChangeAddresses();
  const notifyError = useNotifyError();
  const [isBusy, setBusy] = useState(false);
  const { id: addressId, isDefault, address } = saved;
  const about = [address.fullName, address.line1].join(", ");
  const place = [address.city, [address.state, address.postalCode].filter(Boolean).join(" ")];
  const lines = [
    address.line1,
    address.line2,
    place.filter(Boolean).join(", "),
    countryName(address.country),
  ];
  const named = (action: "change" | "makeDefault" | "remove") => `${t(`saved.${action}`)}: ${about}`;
  const run = async (call: Parameters<typeof change>[0]) => {
    setBusy(true);
    await change(call).catch(notifyError);
    setBusy(false);
  };
  return (
    <Card asChild className="flex h-full flex-col gap-4">
      <article aria-label={about} aria-busy={isBusy || undefined}>
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 className="min-w-0 break-words font-semibold">{address.fullName}</h3>
          {isDefault && <Badge tone="green">{t("saved.isDefault")}</Badge>}
        </div>
        <address className="grow break-words not-italic">
          {lines.filter(Boolean).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <span className="mt-1 block text-ink-soft">{address.phone}</span>
        </address>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          <Button variant="link" size="sm" aria-label={named("change")} onClick={onChange}>
            {t("saved.change")}
          </Button>
          {!isDefault && (
            <Button
              variant="link"
              size="sm"
              aria-label={named("makeDefault")}
              onClick={() => void run(() => api.checkout.setDefaultAddress({ addressId }))}
            >
              {t("saved.makeDefault")}
            </Button>
          )}
          <ConfirmDialog
            title={t("saved.removeTitle")}
            description={t("saved.removeText")}
            confirmLabel={t("saved.remove")}
            onConfirm={() => run(() => api.checkout.removeAddress({ addressId }))}
            trigger={
              <Button variant="link" size="sm" aria-label={named("remove")}>
                {t("saved.remove")}
              </Button>
            }
          />
        </div>
      </article>
    </Card>
  );
}
