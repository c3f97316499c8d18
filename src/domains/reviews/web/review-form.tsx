import "#i18n/signed-in-words.ts";
import { useState } from "react";
import { href, Link } from "react-router";
import { signInPath } from "#client/sign-in-path.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { commentBounds } from "../review-rules.ts";
import { PictureField } from "./picture-field.tsx";
import { StarInput } from "./star-input.tsx";
import type { OwnPart } from "./use-own-part.ts";
import { useReviewForm } from "./use-review-form.ts";

export type ReviewFormProps = {
  productId: string;
  productName: string;
  own: OwnPart;
  /** Chosen before, in a mail. */
  stars: number | null;
  onClose: () => void;
};

const [, longest] = commentBounds;

/** The dialog in which a review is written, changed or deleted; who can't write one is told why. */
export function ReviewForm(props: ReviewFormProps) {
  const { own } = props;
  if (!own.isSignedIn || own.isOwnProduct) return <CannotWrite {...props} />;
  return <Form {...props} />;
}

function CannotWrite({ productId, productName, own, stars, onClose }: ReviewFormProps) {
  const { t } = useTranslation("reviewForm");
  const { t: tUi } = useTranslation("ui");
  const back = withQuery(href("/products/:productId", { productId }), { review: String(stars ?? "write") });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("title", { product: productName })}
      description={t(own.isOwnProduct ? "own" : "signIn")}
      size="sm"
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi(own.isOwnProduct ? "close" : "cancel")}</Button>
          </CloseModal>
          {!own.isOwnProduct && (
            <Button asChild>
              <Link to={signInPath(back)}>{t("signInButton")}</Link>
            </Button>
          )}
        </>
      }
    />
  );
}

function Form({ productId, productName, own, stars, onClose }: ReviewFormProps) {
  const { t } = useTranslation("reviewForm");
  const { t: tUi } = useTranslation("ui");
  // The one that was opened: a change elsewhere is told when this one is sent.
  const [review] = useState(own.review ?? null);
  const [isUploading, setUploading] = useState(false);
  const form = useReviewForm({ productId, review, stars, onDone: onClose });
  const { draft, change, problems, isBusy } = form;
  const isTooLate = review !== null && !review.isEditable;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("title", { product: productName })}
      description={t(isTooLate ? "tooLate" : "lead")}
      alert
      footer={
        <>
          {review && review.state !== "refused" && (
            <ConfirmDialog
              trigger={
                <Button variant="ghost" className="mr-auto">
                  {t("delete")}
                </Button>
              }
              title={t("deleteTitle")}
              description={t("deleteText")}
              confirmLabel={t("deleteConfirm")}
              onConfirm={form.remove}
            />
          )}
          <CloseModal>
            <Button variant="ghost">{tUi(isTooLate ? "close" : "cancel")}</Button>
          </CloseModal>
          {!isTooLate && (
            <Button loading={isBusy} disabled={isUploading} onClick={form.send}>
              {t(review ? "save" : "send")}
            </Button>
          )}
        </>
      }
    >
      {!isTooLate && (
        <div className="grid gap-6">
          {!own.hasReceived && !review?.isVerifiedPurchase && (
            <p className="text-ink-soft text-sm">{t("willWait")}</p>
          )}
          <StarInput
            value={draft.rating}
            onChange={(rating) => change(() => ({ rating }))}
            error={problems.rating}
          />
          <Field label={t("comment")} hint={t("commentHint")} error={problems.comment} required>
            <Textarea
              rows={6}
              grow
              maxLength={longest}
              value={draft.comment}
              onChange={(event) => {
                const comment = event.currentTarget.value;
                change(() => ({ comment }));
              }}
            />
          </Field>
          <PictureField
            ids={draft.pictureIds}
            onChange={(next) => change((before) => ({ pictureIds: next(before.pictureIds) }))}
            onBusy={setUploading}
          />
        </div>
      )}
    </Dialog>
  );
}
