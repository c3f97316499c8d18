import { useState } from "react";
import { href, Link } from "react-router";
import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useAuthProblem } from "../auth-problem.ts";
import { PasswordForm } from "./password-form.tsx";
import { SecurityCard } from "./security-card.tsx";
import { useOwnUser } from "./use-own-user.ts";

/** Sets a new password with the current one; the first one with a mailed code. Who forgot theirs gets a link by mail. */
export function PasswordCard({ email }: { email: string }) {
  const { t } = useTranslation("auth");
  const { data: user, isError, isFetching, refetch } = useOwnUser();
  const sayProblem = useAuthProblem();
  const [isMailed, setMailed] = useState(false);
  const [isMailing, setMailing] = useState(false);
  const hasPassword = user?.app_metadata.providers.includes("credential") ?? false;
  const mailCode = async () => {
    setMailing(true);
    try {
      await api.auth.reauthenticate({});
      setMailed(true);
    } catch (error) {
      sayProblem(error);
    } finally {
      setMailing(false);
    }
  };
  const proof = hasPassword ? "password" : "code";
  const askForCode = (label: string, variant: "link" | "secondary") => (
    <Button
      variant={variant}
      className="self-start text-left"
      loading={isMailing}
      onClick={() => void mailCode()}
    >
      {label}
    </Button>
  );
  return (
    <SecurityCard
      title={t(user && !hasPassword ? "security.password.firstTitle" : "security.password.title")}
      lead={t("security.password.lead")}
    >
      {user && (hasPassword || isMailed) && (
        // Another proof, another form: a typed password must not appear as a code.
        <PasswordForm key={proof} proof={proof} email={email} onDone={() => setMailed(false)} />
      )}
      {user && hasPassword && (
        <Button asChild variant="link" className="self-start text-left">
          <Link to={href("/forgot-password")}>{t("security.password.forgot")}</Link>
        </Button>
      )}
      {user && !hasPassword && isMailed && askForCode(t("security.password.mailAgain"), "link")}
      {user && !hasPassword && !isMailed && (
        <>
          <p>{t("security.password.none", { email })}</p>
          {askForCode(t("security.password.mail"), "secondary")}
        </>
      )}
      {!user && !isError && <Skeleton className="h-48" />}
      <InlineRetry isShown={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
    </SecurityCard>
  );
}
