import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { describeError, logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import type { OwnProduct } from "#domains/listings/product-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { refreshProducts } from "../refresh-products.ts";
import { fieldOfIssue, inputOf, type ProductValues, stockOf } from "./product-values.ts";
import type { ProductForm } from "./use-product-form.ts";

type Options = {
  product: OwnProduct | null;
  form: ProductForm;
  onSaved: (saved: OwnProduct) => void;
};

/** Submits the product. Errors are shown at their fields, and typed values are kept. */
export function useProductSubmit({ product, form, onSaved }: Options) {
  const { t } = useTranslation("listings");
  const { t: tErrors } = useTranslation("errors");
  const queryClient = useQueryClient();
  const save = (values: ProductValues) =>
    product
      ? api.listings.updateProduct({ productId: product.id, ...inputOf(values) })
      : api.listings.createProduct({ ...inputOf(values), stockQuantity: stockOf(values) });
  const refresh = () =>
    Promise.all([
      refreshProducts(queryClient),
      queryClient.invalidateQueries({ queryKey: queries.plans.getProductLimit.key() }),
    ]);
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    async onSuccess(saved) {
      onSaved(saved);
      await refresh();
    },
    async onError(error) {
      const { code, details } = classifyError(error);
      const title = t(product ? "form.saveFailed" : "form.createFailed");
      if (code === "BAD_REQUEST" && showIssues(form, details.extras, t("problem.refused"))) {
        notify.destructive(title, t("problem.check"));
        return;
      }
      logError(error);
      notify.destructive(title, describeError(tErrors, error).text);
      // At the limit the page shows how to make space; afterwards the form is there again, as it was left.
      if (code === "PLAN_LIMIT_REACHED") await refresh();
    },
  });
  const submit = form.handleSubmit(
    (values) => mutate(values),
    () => notify.destructive(t("problem.check")),
  );
  return { submit, isSaving: isPending };
}

type Issues = { issues?: { path: string }[] };

function showIssues(form: ProductForm, data: unknown, message: string): boolean {
  const fields = ((data as Issues | null)?.issues ?? []).flatMap(({ path }) => fieldOfIssue(path) ?? []);
  for (const [index, field] of fields.entries())
    form.setError(field, { type: "server", message }, { shouldFocus: index === 0 });
  return fields.length > 0;
}
