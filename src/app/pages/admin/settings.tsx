import { DeliveryZones } from "#domains/settings/web/delivery-zones.tsx";
import { RateLimits } from "#domains/settings/web/rate-limits.tsx";
import { SettingsPanel } from "#domains/settings/web/settings-panel.tsx";
import { TaxRates } from "#domains/settings/web/tax-rates.tsx";
import type { Load } from "../../load.ts";

export async function loadAdminSettings({ client, queries }: Load, _params: URLSearchParams): Promise<void> {
  await Promise.all([
    client.prefetchQuery(queries.settings.listSettings.queryOptions({ input: {} })),
    client.prefetchQuery(queries.checkout.listTaxRates.queryOptions({ input: {} })),
    client.prefetchQuery(queries.checkout.listDeliveryZones.queryOptions({ input: {} })),
    client.prefetchQuery(queries.settings.listLimits.queryOptions({ input: {} })),
  ]);
}

export function AdminSettingsPanel() {
  return (
    <SettingsPanel>
      {(today) => (
        <>
          <TaxRates today={today} />
          <DeliveryZones today={today} />
          <RateLimits today={today} />
        </>
      )}
    </SettingsPanel>
  );
}
