import { useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { productRules } from "../decision-rules.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import { useDecide } from "./use-decide.ts";

type Waiting = { id: string; name: string; ownerLanguage: string; submittedAt: string };

/** Rejects a product or an edit that waits under a rule, and leads back to the queue. */
export function RejectProduct({ product }: { product: Waiting }) {
  const { t } = useTranslation("decisions");
  const decide = useDecide();
  const navigate = useNavigate();
  const { id: productId, name: about, ownerLanguage: language, submittedAt } = product;
  return (
    <DecisionDialog
      name="rejectProduct"
      {...{ about, language }}
      rules={productRules}
      trigger={<Button variant="danger">{t("rejectProduct.open")}</Button>}
      onConfirm={async ({ rule, facts }) => {
        let isRejected = false;
        const isDone = await decide(
          async () => {
            await api.decisions.rejectProduct({ productId, submittedAt, rule, facts });
            isRejected = true;
          },
          t("rejectProduct.done", { name: about }),
        );
        if (isRejected) await navigate("?tab=products");
        return isDone;
      }}
    />
  );
}
