import { useState } from "react";
import { useOwnUser } from "#domains/auth/web/security/use-own-user.ts";
import "#i18n/signed-in-words.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Dialog } from "#ui/dialog.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { CodeOfWay } from "./code-of-way.tsx";
import { MethodPicker, type Way } from "./method-picker.tsx";
import { ProofForm } from "./proof-form.tsx";

export type ConfirmationDialogProps = { onEnd: (isConfirmed: boolean) => void };

/** Confirms who is there by password, factor or recovery code; by a mailed code for users who have none of them. */
export function ConfirmationDialog({ onEnd }: ConfirmationDialogProps) {
  const { t } = useTranslation("secondFactor");
  const { data: user, isError, isFetching, refetch } = useOwnUser();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onEnd(false)}
      size="sm"
      title={t("confirmation.title")}
      description={t("confirmation.text")}
    >
      {user ? (
        <Ways
          email={user.email}
          ways={[
            ...(user.app_metadata.providers.includes("credential") ? (["password"] as const) : []),
            ...user.factors.filter(({ status }) => status === "verified"),
          ]}
          onConfirmed={() => onEnd(true)}
        />
      ) : (
        !isError && <Skeleton className="h-32" />
      )}
      <InlineRetry isShown={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
    </Dialog>
  );
}

type WaysProps = { email: string; ways: readonly Way[]; onConfirmed: () => void };

function Ways({ email, ways, onConfirmed }: WaysProps) {
  const [way, setWay] = useState(ways[0]);
  if (way === undefined) return <ProofForm kind="code" email={email} onConfirmed={onConfirmed} />;
  const hasFactor = ways.some((one) => typeof one === "object");
  const all = hasFactor ? [...ways, "recovery" as const] : ways;
  return (
    <div className="grid gap-6">
      {way === "password" ? (
        <ProofForm kind="password" email={email} onConfirmed={onConfirmed} />
      ) : (
        <CodeOfWay key={way === "recovery" ? way : way.id} way={way} onVerified={async () => onConfirmed()} />
      )}
      {all.length > 1 && <MethodPicker ways={all} current={way} onWay={setWay} />}
    </div>
  );
}
