import { useSearchParams } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { FilterLinks } from "#ui/filter-links.tsx";
import { AllUploads } from "./all-uploads.tsx";
import { bulkPath, readBulkAddress } from "./bulk-address.ts";
import { ExportLog } from "./export-log.tsx";

/** The administrators' tab 'Bulk management': all vendors' product files, and who exported which list. */
export function BulkDesk() {
  const { t } = useTranslation("bulkUpload");
  const [params] = useSearchParams();
  const address = readBulkAddress(params);
  return (
    <div className="grid grid-cols-1 gap-6">
      <FilterLinks
        label={t("desk.views")}
        links={(["imports", "exports"] as const).map((view) => ({
          name: view,
          label: t(`desk.${view}`),
          to: bulkPath({ view }),
          isChosen: view === address.view,
        }))}
      />
      {address.view === "imports" ? <AllUploads address={address} /> : <ExportLog address={address} />}
    </div>
  );
}
