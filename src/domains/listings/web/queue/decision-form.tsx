import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Field } from "#ui/field.tsx";
import { notify } from "#ui/notify.ts";
import { Textarea } from "#ui/textarea.tsx";
import { refreshProducts } from "../refresh-products.ts";

type Props = { productId: string; submittedAt: string; isRevision: boolean };

const shortestReason = 10;

/** Approves, or rejects with a reason for the vendor. If it changed meanwhile, it is reloaded for another look. */
export function DecisionForm({ productId, submittedAt, isRevision }: Props) {
  const { t } = useTranslation("listings");
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  // A reason is one line of text in a mail.
  const said = reason.replace(/\s+/g, " ").trim();
  const isShort = said.length < shortestReason;
  const refresh = () => refreshProducts(queryClient);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (decision: "approve" | "reject") =>
      decision === "approve"
        ? api.listings.approveProduct({ productId, submittedAt })
        : api.listings.rejectProduct({ productId, submittedAt, reason: said }),
    async onSuccess(_, decision) {
      notify.success(t(decision === "approve" ? "queue.approved" : "queue.rejected"));
      await navigate("?tab=products");
      await refresh();
    },
    async onError(error) {
      notifyError(error);
      if (classifyError(error).code === "CONFLICT") await refresh();
    },
  });
  const reject = () => {
    setAsked(true);
    if (!isShort) mutate("reject");
  };
  return (
    <Card asChild tone="lifted" className="gap-5">
      <form method="post" noValidate onSubmit={(event) => event.preventDefault()}>
        <h3 className="font-display font-semibold text-heading">{t("queue.decision")}</h3>
        <Field
          label={t("queue.reason")}
          hint={t("queue.reasonHint")}
          error={isAsked && isShort ? t("problem.minLength", { min: shortestReason }) : undefined}
        >
          <Textarea
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button
            type="button"
            disabled={isPending}
            loading={isPending && variables === "approve"}
            onClick={() => mutate("approve")}
          >
            {t(isRevision ? "queue.approveRevision" : "queue.approve")}
          </Button>
          <Button
            type="button"
            variant="danger"
            disabled={isPending}
            loading={isPending && variables === "reject"}
            onClick={reject}
          >
            {t("queue.reject")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
