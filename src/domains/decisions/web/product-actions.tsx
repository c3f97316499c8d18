import { Link } from "react-router";
import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { useDecide } from "./use-decide.ts";

type DecidedProduct = { id: string; name: string; isTakenDown: boolean; ownerLanguage: string };

/** Takes an approved product down, or restores it. */
export function ProductActions({ product }: { product: DecidedProduct }) {
  const { t } = useTranslation("decisions");
  const decide = useDecide();
  const { id: productId, name: about, ownerLanguage: language } = product;
  if (product.isTakenDown)
    return (
      <InlineNotice
        tone="danger"
        title={t("down")}
        action={
          <AdminMay permission="products.manage">
            <DecisionDialog
              key="restore"
              name="restore"
              {...{ about, language }}
              trigger={<Button>{t("restore.open")}</Button>}
              onConfirm={({ facts }) =>
                decide(
                  () => api.decisions.restoreProduct({ productId, facts }),
                  t("restore.done", { name: about }),
                )
              }
            />
          </AdminMay>
        }
      >
        {t("downText")}
      </InlineNotice>
    );
  return (
    <AdminMay permission="products.manage">
      <Button asChild variant="secondary" className="justify-self-start">
        <Link to={`?tab=products&product=${productId}&edit=1`}>{t("editProduct.open")}</Link>
      </Button>
      <DecisionDialog
        key="takeDown"
        name="takeDown"
        {...{ about, language }}
        hasRule
        trigger={
          <Button variant="danger" className="justify-self-start">
            {t("takeDown.open")}
          </Button>
        }
        onConfirm={({ rule, facts }) =>
          decide(
            () => api.decisions.takeDownProduct({ productId, rule, facts }),
            t("takeDown.done", { name: about }),
          )
        }
      />
    </AdminMay>
  );
}
