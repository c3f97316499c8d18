import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { notify } from "#ui/notify.ts";

type ExportButtonProps = {
  /** The address of the list's export in the API. */
  path: `/api/${string}`;
  /** The list's filters and order; without its page. */
  input: Record<string, unknown>;
};

/**
 * Saves a whole list as one CSV file. A plain download: the browser writes it to the disk as it arrives, shows how far it is, and
 * can stop it, upon which the server stops reading.
 */
export function ExportButton({ path, input }: ExportButtonProps) {
  const { t } = useTranslation("table");
  return (
    <Button asChild variant="ghost" size="sm">
      <a
        href={withQuery(path, input)}
        download
        onClick={() => notify.info(t("exportBegun"), { description: t("exportText") })}
      >
        <Icon name="download" />
        {t("export")}
      </a>
    </Button>
  );
}
