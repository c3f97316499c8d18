import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { reviewRules } from "../decision-rules.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import { useDecide } from "./use-decide.ts";

type JudgedReview = {
  id: string;
  version: number;
  state: "published" | "waiting" | "refused";
  authorName: string;
  authorLanguage: string;
};

/** Publishes a review that waits, refuses one under a rule, or shows it again. */
export function ReviewActions({ review }: { review: JudgedReview }) {
  const { t } = useTranslation("decisions");
  const { t: tWork } = useTranslation("reviewWork");
  const decide = useDecide();
  const { id: reviewId, version, state, authorName: about, authorLanguage: language } = review;
  return (
    <AdminMay permission="moderation.manage">
      <div className="flex flex-wrap gap-3">
        {state === "waiting" && (
          <Button
            size="sm"
            data-action="publish"
            onClick={() =>
              void decide(() => api.decisions.publishReview({ reviewId, version }), tWork("published"))
            }
          >
            {tWork("publish")}
          </Button>
        )}
        {state === "refused" ? (
          <DecisionDialog
            name="restoreReview"
            {...{ about, language }}
            trigger={
              <Button variant="secondary" size="sm">
                {t("restoreReview.open")}
              </Button>
            }
            onConfirm={({ facts }) =>
              decide(
                () => api.decisions.restoreReview({ reviewId, facts }),
                t("restoreReview.done", { name: about }),
              )
            }
          />
        ) : (
          <DecisionDialog
            name="refuseReview"
            {...{ about, language }}
            rules={reviewRules}
            trigger={
              <Button variant="danger" size="sm" data-action="refuse">
                {state === "waiting" ? t("refuseReview.open") : tWork("remove")}
              </Button>
            }
            onConfirm={({ rule, facts }) =>
              decide(
                () => api.decisions.refuseReview({ reviewId, version, rule, facts }),
                t("refuseReview.done", { name: about }),
              )
            }
          />
        )}
      </div>
    </AdminMay>
  );
}
