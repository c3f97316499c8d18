import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { notify } from "#ui/notify.ts";

type Named = { id: string; name: string };

/** What a vendor does with a product besides editing it. Without room in the plan the way leads to the screen that says so. */
export function useProductActions() {
  const { t } = useTranslation("listing");
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: queries.catalogue.key() }),
      queryClient.invalidateQueries({ queryKey: queries.plans.getProductLimit.key() }),
    ]);
  const onError = async (error: unknown) => {
    notifyError(error);
    if (classifyError(error).code !== "PLAN_LIMIT_REACHED") return;
    await refresh();
    await navigate("/vendor/products/new");
  };

  const activity = useMutation({
    mutationFn: ({ product, isActive }: { product: Named; isActive: boolean }) =>
      api.catalogue.setProductActive({ productId: product.id, isActive }),
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
    mutationFn: (product: Named) => api.catalogue.duplicateProduct({ productId: product.id }),
    onError,
    async onSuccess(copy) {
      notify.success(t("did.duplicated"), { description: t("did.duplicatedText") });
      await refresh();
      await navigate(`/vendor/dashboard?tab=products&product=${copy.id}`);
    },
  });
  const remove = async (product: Named) => {
    try {
      await api.catalogue.deleteProduct({ productId: product.id });
      notify.success(t("did.deleted", { name: product.name }));
      await refresh();
    } catch (error) {
      await onError(error);
    }
  };
  return { setActive: activity.mutate, duplicate: duplication.mutate, remove };
}
