import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { notify } from "#ui/notify.ts";
import type { ReviewFormProps } from "./review-form.tsx";
import type { OwnPart } from "./use-own-part.ts";

const loadForm = () => import("./review-form.tsx");

type WriteReviewProps = { productId: string; productName: string; own: OwnPart };

/** The parameter that opens the form, with the stars chosen in a mail or before signing in. */
const parameter = "review";

/** The button that opens the form, and below it how one's own review stands. */
export function WriteReview({ productId, productName, own }: WriteReviewProps) {
  const { t } = useTranslation("reviews");
  const [params, setParams] = useSearchParams();
  const [Form, setForm] = useState<ComponentType<ReviewFormProps> | null>(null);
  const asked = params.get(parameter);
  const { review } = own;
  const open = () =>
    loadForm().then(
      ({ ReviewForm }) => setForm(() => ReviewForm),
      () => notify.destructive(t("openFailed")),
    );
  const openAsked = useEffectEvent(open);
  const isKnown = review !== undefined;
  useEffect(() => {
    if (asked && isKnown) void openAsked();
  }, [asked, isKnown]);
  const close = () => {
    setForm(null);
    if (asked)
      setParams(
        (current) => {
          current.delete(parameter);
          return current;
        },
        { replace: true, preventScrollReset: true },
      );
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="secondary"
        disabled={!isKnown}
        onPointerEnter={() => void loadForm().catch(() => undefined)}
        onClick={() => void open()}
      >
        <Icon name="pencil" />
        {t(review ? "edit" : "write")}
      </Button>
      {review && review.state !== "published" && (
        <div className="max-w-prose text-sm">
          <p>
            <strong>{t("yours")}:</strong> {t(`states.${review.state}`)}
          </p>
          {review.state === "waiting" && (
            <ul className="mt-1 list-disc pl-5 text-ink-soft">
              {review.holdReasons.map((reason) => (
                <li key={reason}>{t(`holds.${reason}`)}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {Form && (
        <Form
          productId={productId}
          productName={productName}
          own={own}
          stars={/^[1-5]$/.test(asked ?? "") ? Number(asked) : null}
          onClose={close}
        />
      )}
    </div>
  );
}
