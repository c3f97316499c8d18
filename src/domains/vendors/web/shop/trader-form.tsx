import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { ShopView } from "../../shop-calls.ts";
import { type TraderField, type TraderValues, traderChecks, traderInputOf } from "../../trader-rules.ts";
import { TraderFields } from "../trader-fields.tsx";
import { ShopForm } from "./shop-form.tsx";
import { useShopForm } from "./use-shop-form.ts";

/** Who sells: asked of vendors that applied before it was part of the application, and changed here. */
export function TraderForm({ shop }: { shop: ShopView }) {
  const { t } = useTranslation("trader");
  const { form, submit, failure, isSaving } = useShopForm<TraderValues>({
    name: "trader",
    save: (values) => api.vendors.updateTrader(traderInputOf(values)),
  });
  const { register, formState } = form;
  return (
    <div id="trader" className="scroll-mt-20">
      <ShopForm
        title={t("title")}
        text={`${t("text")} ${t("changeNote")}`}
        failure={failure}
        isSaving={isSaving}
        onSubmit={submit}
      >
        <TraderFields
          register={(field: TraderField) =>
            register(field, { validate: (_, values) => traderChecks[field](values) })
          }
          problemOf={(field) => formState.errors[field] && t(`problem.${field}`)}
          initial={shop.trader}
        />
      </ShopForm>
    </div>
  );
}
