import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";
import type { Watch } from "../watch-calls.ts";

/** Whether the log is whole, by the last hourly check, and the hash to compare with a copy kept elsewhere. */
export function ChainState({ chain }: { chain: Watch["chain"] }) {
  const { t } = useTranslation("security");
  const { entries, hash, checkedAt, differences } = chain;
  const isBroken = differences > 0;
  const tone = isBroken ? "danger" : checkedAt ? "success" : "info";
  const title = isBroken
    ? t("chain.broken", { count: differences })
    : t(checkedAt ? "chain.whole" : "chain.unchecked");
  return (
    <InlineNotice tone={tone} title={title}>
      <p>
        {t("chain.entries", { count: entries })}
        {checkedAt && <> · {t("chain.checked", { date: formatDateTime(checkedAt) })}</>}
      </p>
      {isBroken && <p>{t("chain.brokenText")}</p>}
      {hash && (
        <p className="break-all text-sm">
          {t("chain.hash")} <code className="select-all">{hash}</code>
        </p>
      )}
    </InlineNotice>
  );
}
