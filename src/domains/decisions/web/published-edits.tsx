import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import type { QueuedProduct } from "#domains/listings/product-shapes.ts";
import { ContentDiff } from "#domains/listings/web/content-diff.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { useDecide } from "./use-decide.ts";

/** The edits of a product that its trusted vendor published and that are looked at afterwards; nothing without any. */
export function PublishedEdits({ product }: { product: QueuedProduct }) {
  const { t } = useTranslation("decisions");
  const decide = useDecide();
  return product.checks.map(({ revisionId, publishedAt, before, after }) => (
    <Card asChild key={revisionId} className="gap-4">
      <section aria-labelledby={revisionId}>
        <h3 id={revisionId} className="font-semibold text-lg">
          {t("check.title")}
        </h3>
        <p>
          {t("check.text")}{" "}
          <span className="text-ink-soft">{t("check.on", { date: formatDateTime(publishedAt) })}</span>
        </p>
        <ContentDiff before={before} after={after} />
        <AdminMay permission="products.manage">
          <div className="flex flex-wrap gap-3">
            <Button
              onClick={() => void decide(() => api.listings.passCheck({ revisionId }), t("check.passDone"))}
            >
              {t("check.passOpen")}
            </Button>
            <DecisionDialog
              name="rejectEdit"
              about={product.name}
              language={product.ownerLanguage}
              hasRule
              trigger={<Button variant="danger">{t("rejectEdit.open")}</Button>}
              onConfirm={({ rule, facts }) =>
                decide(
                  () => api.decisions.rejectPublishedEdit({ revisionId, rule, facts }),
                  t("rejectEdit.done"),
                )
              }
            />
          </div>
        </AdminMay>
      </section>
    </Card>
  ));
}
