import "#i18n/work-words.ts";
import { useSearchParams } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { FilterLinks } from "#ui/filter-links.tsx";
import { AllReviews } from "./all-reviews.tsx";
import { moderationPath, readModerationAddress } from "./moderation-address.ts";
import { ReviewQueue } from "./review-queue.tsx";

/** For administrators: the reviews that wait for a decision, and all there are. */
export function ReviewModeration() {
  const { t } = useTranslation("reviewWork");
  const [params] = useSearchParams();
  const address = readModerationAddress(params);
  return (
    <div className="grid grid-cols-1 gap-6">
      <FilterLinks
        label={t("views")}
        links={[
          {
            name: "queue",
            label: t("queueTitle"),
            to: moderationPath({}),
            isChosen: address.list === "queue",
          },
          {
            name: "all",
            label: t("all"),
            to: moderationPath({ list: "all" }),
            isChosen: address.list === "all",
          },
        ]}
      />
      {address.list === "queue" ? <ReviewQueue page={address.page} /> : <AllReviews address={address} />}
    </div>
  );
}
