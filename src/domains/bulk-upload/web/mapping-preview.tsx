import type { ApiClient } from "#client/api-client.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";

type Rows = Awaited<ReturnType<ApiClient["bulkUpload"]["previewBulkMapping"]>>["rows"];

/** The first rows of a file as the mapping reads them, with their errors. */
export function MappingPreview({ rows }: { rows: Rows }) {
  const { t } = useTranslation("bulkUpload");
  return (
    <section className="grid gap-3" aria-labelledby="mapping-preview" aria-live="polite">
      <h4 id="mapping-preview" className="font-semibold">
        {t("mapping.previewTitle")}
      </h4>
      <ul className="grid gap-3">
        {rows.map(({ rowNumber, name, sku, price, stock, weight, category, errors }) => (
          <li key={rowNumber} className="grid gap-1 rounded-leaf bg-sunken p-4 text-sm">
            <p className="break-words font-semibold">{name || t("mapping.none")}</p>
            <p className="figures break-words text-ink-soft">
              {[sku, price, stock, weight, category].map((cell) => cell || t("mapping.none")).join(" · ")}
            </p>
            {errors.length === 0 ? (
              <p className="flex items-center gap-1.5">
                <Icon name="check" className="size-4 text-leaf-ink" />
                {t("mapping.fine")}
              </p>
            ) : (
              <ul className="grid gap-1 text-danger-ink">
                {errors.map(({ column, code }) => (
                  <li key={`${column} ${code}`}>
                    <code className="font-mono font-semibold">{column}</code> {t(`code.${code}`)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
