import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { notify } from "#ui/notify.ts";
import { refreshProducts } from "../refresh-products.ts";

type Props = {
  productId: string;
  submittedAt: string;
  isRevision: boolean;
  /** Asks for the grounds of a rejection. */
  reject: ReactNode;
};

/** Approves, or rejects for the vendor to read why. If it changed meanwhile, it is reloaded for another look. */
export function DecisionForm({ productId, submittedAt, isRevision, reject }: Props) {
  const { t } = useTranslation("listings");
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const refresh = () => refreshProducts(queryClient);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.listings.approveProduct({ productId, submittedAt }),
    async onSuccess() {
      notify.success(t("queue.approved"));
      await navigate("?tab=products");
      await refresh();
    },
    async onError(error) {
      notifyError(error);
      if (classifyError(error).code === "CONFLICT") await refresh();
    },
  });
  return (
    <Card tone="lifted" className="gap-5">
      <h3 className="font-display font-semibold text-heading">{t("queue.decision")}</h3>
      <div className="flex flex-wrap gap-3">
        <Button loading={isPending} onClick={() => mutate()}>
          {t(isRevision ? "queue.approveRevision" : "queue.approve")}
        </Button>
        {reject}
      </div>
    </Card>
  );
}
