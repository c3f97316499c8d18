import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queries } from "#client/queries.ts";
import { maxSavedAddresses } from "#domains/checkout/address-bounds.ts";
import type { SavedAddress } from "#domains/checkout/address-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { AddressCard } from "./address-card.tsx";
import { AddressDialog } from "./address-dialog.tsx";

/** The settings' tab of saved addresses: ten at most, one of them the default. */
export function AddressesPanel() {
  const { t } = useTranslation("checkout");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.checkout.listAddresses.queryOptions({ input: {} }),
  );
  const [open, setOpen] = useState<"new" | SavedAddress | null>(null);
  const isFull = data !== undefined && data.items.length >= maxSavedAddresses;
  const add = (
    <Button className="w-fit" disabled={isFull} onClick={() => setOpen("new")}>
      <Icon name="plus" />
      {t("saved.add")}
    </Button>
  );
  return (
    <section aria-labelledby="saved-addresses" className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="saved-addresses" className="font-display font-semibold text-heading">
            {t("saved.title")}
          </h2>
          <p className="mt-1 text-ink-soft">{t(isFull ? "saved.full" : "saved.lead")}</p>
        </div>
        {data && data.items.length > 0 && add}
      </div>
      <InlineRetry isShown={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
      {!data && !isError && (
        <div aria-busy="true" className="grid gap-5 sm:grid-cols-2">
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
        </div>
      )}
      {data?.items.length === 0 && (
        <EmptyState headingLevel="h3" title={t("saved.none")} text={t("saved.noneText")} action={add} />
      )}
      {data && data.items.length > 0 && (
        <ul className="grid gap-5 sm:grid-cols-2">
          {data.items.map((saved) => (
            <li key={saved.id} className="min-w-0">
              <AddressCard saved={saved} onChange={() => setOpen(saved)} />
            </li>
          ))}
        </ul>
      )}
      {open && <AddressDialog {...(open === "new" ? {} : { saved: open })} onClose={() => setOpen(null)} />}
    </section>
  );
}
