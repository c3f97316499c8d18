import { useState } from "react";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { saveFile } from "#client/save-file.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { notify } from "#ui/notify.ts";
import type { ParcelsAddress } from "./parcels-address.ts";

/** Exports the filtered list, all pages, for a spreadsheet. */
export function ExportButton({ address: { filter, search } }: { address: ParcelsAddress }) {
  const { t } = useTranslation("orders");
  const notifyError = useNotifyError();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const file = await api.orders.exportParcels({ filter, ...(search ? { search } : {}) });
      saveFile(file.fileName, new Blob([file.csv], { type: "text/csv;charset=utf-8" }));
      if (!file.isComplete) notify.info(t("sell.csvPartial"));
    } catch (error) {
      notifyError(error);
    }
    setBusy(false);
  };
  return (
    <Button variant="secondary" size="sm" loading={isBusy} onClick={() => void save()}>
      <Icon name="download" />
      {t("sell.csv")}
    </Button>
  );
}
