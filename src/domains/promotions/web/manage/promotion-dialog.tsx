import { type FormEvent, useState } from "react";
import { describeError, logError } from "#client/notify-error.ts";
import type { PromotionDraft, PromotionView } from "#domains/promotions/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { notify } from "#ui/notify.ts";
import { PromotionEffect } from "./promotion-effect.tsx";
import { PromotionFields } from "./promotion-fields.tsx";
import {
  draftOf,
  emptyPromotion,
  type PromotionProblems,
  problemsOf,
  typedTerms,
} from "./promotion-values.ts";

type Props = {
  isPlatform: boolean;
  onCreate: (draft: Omit<PromotionDraft, "productIds">) => Promise<PromotionView>;
};

const isTaken = (error: unknown) => {
  const { data } = (error ?? {}) as { data?: { issues?: { path: string; message: string }[] } };
  return data?.issues?.some(({ path }) => path === "code") ?? false;
};

/** Starts a promotion. What was typed stays when the dialog is closed. */
export function PromotionDialog({ isPlatform, onCreate }: Props) {
  const { t } = useTranslation("promotionsManage");
  const { t: tUi } = useTranslation("ui");
  const { t: tErrors } = useTranslation("errors");
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState(emptyPromotion);
  const [problems, setProblems] = useState<PromotionProblems>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = problemsOf(values, new Date().toISOString().slice(0, 10));
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return focusFirst(form);
    setSending(true);
    try {
      const made = await onCreate(draftOf(values));
      notify.success(t("form.started", { name: made.name }));
      setValues(emptyPromotion);
      setOpen(false);
    } catch (error) {
      logError(error);
      if (isTaken(error)) {
        setProblems({ code: "taken" });
        focusFirst(form);
      } else setFailure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Icon name="plus" />
          {t("new")}
        </Button>
      }
      title={t("form.title")}
      description={t("form.text")}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button type="submit" form="promotion" loading={isSending}>
            {t("form.start")}
          </Button>
        </>
      }
    >
      <form id="promotion" noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <PromotionFields
          isPlatform={isPlatform}
          values={values}
          problems={problems}
          onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        />
        <PromotionEffect isPlatform={isPlatform} terms={typedTerms(values)} />
        {failure !== null && (
          <InlineNotice tone="danger" live>
            {describeError(tErrors, failure).text}
          </InlineNotice>
        )}
      </form>
    </Dialog>
  );
}

/** Once the problems are drawn. */
function focusFirst(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}
