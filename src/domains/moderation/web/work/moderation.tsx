import "#i18n/reporting-words.ts";
import "#i18n/work-words.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { FilterLinks } from "#ui/filter-links.tsx";
import { reportLists } from "../../report-rules.ts";
import {
  listInput,
  type ModerationAddress,
  moderationPath,
  readModerationAddress,
} from "./moderation-address.ts";
import { ReportList } from "./report-list.tsx";
import { OneReport } from "./report-view.tsx";
import { Transparency } from "./transparency-view.tsx";

/** The administrators' tab of what was reported: the queue, one report, or the numbers of a period. */
export function Moderation() {
  const [params] = useSearchParams();
  const address = readModerationAddress(params);
  if (address.reportId) return <OneReport address={address} reportId={address.reportId} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Views chosen={address.list} />
      {address.list === "transparency" ? <Transparency address={address} /> : <Queue address={address} />}
    </div>
  );
}

function Views({ chosen }: { chosen: ModerationAddress["list"] }) {
  const { t } = useTranslation("reportWork");
  return (
    <FilterLinks
      label={t("views")}
      links={[...reportLists, "transparency" as const].map((list) => ({
        name: list,
        label: t(`lists.${list}`),
        to: moderationPath({ list }),
        isChosen: list === chosen,
      }))}
    />
  );
}

function Queue({ address }: { address: ModerationAddress }) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.moderation.listReports.queryOptions({ input: listInput(address) }),
    placeholderData: keepPreviousData,
  });
  return (
    <ReportList
      address={address}
      page={data}
      error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
    />
  );
}
