import { useEffect, useState } from "react";
import { href } from "react-router";
import { api } from "#client/api.ts";
import { AuthFailure } from "#domains/auth/web/auth-failure.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

type ProviderSignInProps = { provider: { id: string; name: string | null }; from: string };

/**
 * Signs in at the configured provider. The callback returns to this page, which continues to `from`, asks for a
 * second factor or shows what went wrong.
 */
export function ProviderSignIn({ provider, from }: ProviderSignInProps) {
  const { t } = useTranslation("identities");
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  // The browser's Back button restores the page as it was left.
  useEffect(() => {
    const stay = () => setLeaving(false);
    addEventListener("pageshow", stay);
    return () => removeEventListener("pageshow", stay);
  }, []);

  const leave = async () => {
    setLeaving(true);
    setFailure(null);
    try {
      const redirect_to = withQuery(href("/auth"), { from });
      const { url } = await api.auth.startSso({ provider_id: provider.id, redirect_to });
      location.assign(url);
    } catch (error) {
      setFailure(error);
      setLeaving(false);
    }
  };

  return (
    <div className="grid gap-5">
      <p className="flex items-center gap-4 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      <AuthFailure error={failure} />
      <Button
        variant="secondary"
        size="lg"
        block
        loading={isLeaving}
        loadingLabel={t("leaving")}
        onClick={leave}
      >
        <Icon name="key-round" />
        {provider.name === null ? t("continue") : t("continueWith", { name: provider.name })}
      </Button>
    </div>
  );
}
