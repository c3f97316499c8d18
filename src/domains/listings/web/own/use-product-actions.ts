import { useMutation, useQueryClient } from "@tanstack/react-query";
import { href, useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { notify } from "#ui/notify.ts";
import { refreshProducts } from "../refresh-products.ts";

type Named = { id: string; name: string };

/** A vendor's actions on a product besides editing. At the plan's limit, links to the screen that explains it. */
export function useProductActions() {
  const { t } = useTranslation("listings");
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const refresh = () =>
    Promise.all([
      refreshProducts(queryClient),
      queryClient.invalidateQueries({ queryKey: queries.plans.getProductLimit.key() }),
    ]);
  const onError = async (error: unknown) => {
    notifyError(error);
    if (classifyError(error).code !== "PLAN_LIMIT_REACHED") return;
    await refresh();
    await navigate(href("/vendor/products/new"));
  };

  const activity = useMutation({
    mutationFn: ({ product, isActive }: { product: Named; isActive: boolean }) =>
      api.listings.setProductActive({ productId: product.id, isActive }),
    onError,
    onSuccess(_, { product, isActive }) {
      if (isActive) notify.success(t("did.activated", { name: product.name }));
      else
        notify.success(t("did.deactivated", { name: product.name }), {
          action: { label: t("undo"), onClick: () => activity.mutate({ product, isActive: true }) },
        });
      return refresh();
    },
  });
  const duplication = useMutation({
    mutationFn: (product: Named) => api.listings.duplicateProduct({ productId: product.id }),
    onError,
    async onSuccess(copy) {
      notify.success(t("did.duplicated"), { description: t("did.duplicatedText") });
      await refresh();
      await navigate(withQuery(href("/vendor/dashboard"), { tab: "products", product: copy.id }));
    },
  });
  const remove = async (product: Named) => {
    try {
      await api.listings.deleteProduct({ productId: product.id });
      notify.success(t("did.deleted", { name: product.name }));
      await refresh();
    } catch (error) {
      await onError(error);
    }
  };
  return { setActive: activity.mutate, duplicate: duplication.mutate, remove };
}
