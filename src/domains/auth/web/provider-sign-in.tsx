import { KeyRound } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "#client/api.ts";
import { Button } from "#ui/button.tsx";
import { AuthFailure } from "./auth-failure.tsx";
import { useAuthProblem } from "./auth-problem.ts";

type ProviderSignInProps = { provider: { id: string; name: string | null }; from: string };

/**
 * Signs in at the configured provider. The way back leads to this page again, which leads on to `from`, asks for a
 * second factor or says what went wrong.
 */
export function ProviderSignIn({ provider, from }: ProviderSignInProps) {
  const { t } = useTranslation("auth");
  const sayProblem = useAuthProblem();
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  // Whoever comes back by the browser's button finds the page as it was left.
  useEffect(() => {
    const stay = () => setLeaving(false);
    addEventListener("pageshow", stay);
    return () => removeEventListener("pageshow", stay);
  }, []);

  const leave = async () => {
    setLeaving(true);
    setFailure(null);
    try {
      const redirect_to = `/auth?${new URLSearchParams({ from })}`;
      const { url } = await api.auth.startSso({ provider_id: provider.id, redirect_to });
      location.assign(url);
    } catch (error) {
      sayProblem(error);
      setFailure(error);
      setLeaving(false);
    }
  };

  return (
    <div className="grid gap-5">
      <p className="flex items-center gap-4 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("provider.or")}
      </p>
      <AuthFailure error={failure} />
      <Button
        variant="secondary"
        size="lg"
        block
        loading={isLeaving}
        loadingLabel={t("provider.leaving")}
        onClick={leave}
      >
        <KeyRound aria-hidden="true" />
        {provider.name === null
          ? t("provider.continue")
          : t("provider.continueWith", { name: provider.name })}
      </Button>
    </div>
  );
}
