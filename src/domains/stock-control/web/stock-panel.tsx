import { useSearchParams } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { FilterLinks } from "#ui/filter-links.tsx";
import { HeldOrders } from "./held-orders.tsx";
import { LowStock } from "./low-stock.tsx";
import { readStockAddress, type StockView, stockPath } from "./stock-address.ts";
import { StockChecks } from "./stock-checks.tsx";
import { StockMovements } from "./stock-movements.tsx";

const views = { holds: HeldOrders, low: LowStock, movements: StockMovements, checks: StockChecks } as const;

/** The administrators' tab 'Inventory': held stock, low stock, movements, and whether the counters are true. */
export function StockPanel() {
  const { t } = useTranslation("stockControl");
  const [params] = useSearchParams();
  const address = readStockAddress(params);
  const View = views[address.view];
  return (
    <div className="grid grid-cols-1 gap-6">
      <FilterLinks
        label={t("views.label")}
        links={(Object.keys(views) as StockView[]).map((view) => ({
          name: view,
          label: t(`views.${view}`),
          to: stockPath({ view }),
          isChosen: view === address.view,
        }))}
      />
      <View address={address} />
    </div>
  );
}
