import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { Trans } from "react-i18next";
import { href, Link, useLocation, useNavigate } from "react-router";
import { useGoBack } from "#client/use-go-back.ts";
import { useSupportEmail } from "#client/use-support-email.ts";
import { searchPath } from "#domains/search/web/search-path.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { Container } from "#ui/container.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Input } from "#ui/input.tsx";
import { PageMeta } from "./page-meta.tsx";

/** Any path outside the site: the requested path, and many links. */
export function NotFound() {
  const supportEmail = useSupportEmail();
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const goBack = useGoBack();
  useEffect(() => console.error(`404: ${pathname}`), [pathname]);
  return (
    <Container width="prose" className="grid justify-items-center py-14 text-center sm:py-20">
      <PageMeta title={t("notFound.pageTitle")} isPrivate />
      <Illustration name="cup" className="mb-6" />
      <Badge tone="grey" size="md">
        {t("notFound.badge")}
      </Badge>
      <h1 id="page-title" tabIndex={-1} className="mt-4 font-display font-semibold text-title">
        {t("notFound.title")}
      </h1>
      <p className="mt-4 text-ink-soft text-lead">{t("notFound.text")}</p>
      <p className="mt-4 max-w-full text-ink-soft text-sm">
        {t("notFound.path")}{" "}
        <code className="break-all rounded-leaf-sm bg-sunken px-2 py-1 font-mono text-ink">{pathname}</code>
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to={href("/")}>
            <Icon name="house" />
            {t("notFound.goHome")}
          </Link>
        </Button>
        <Button variant="secondary" onClick={goBack}>
          <Icon name="undo-2" />
          {t("notFound.goBack")}
        </Button>
        <Button variant="ghost" onClick={() => window.location.reload()}>
          <Icon name="rotate-cw" />
          {t("notFound.reload")}
        </Button>
      </div>
      <NotFoundSearch />
      <section className="mt-8">
        <h2 className="mb-3 text-ink-soft text-sm">{t("notFound.suggestions")}</h2>
        <div className="flex flex-wrap justify-center gap-2.5">
          <Chip to={href("/categories")} label={t("notFound.categories")} />
          <Chip to={href("/products")} label={t("notFound.products")} />
          <Chip to={href("/orders")} label={t("notFound.orders")} />
        </div>
      </section>
      <p className="mt-10 text-ink-soft text-sm">
        <Trans
          t={t}
          i18nKey="notFound.support"
          values={{ email: supportEmail }}
          components={{
            mail: <SupportLink />,
            help: <Link to={href("/help")} className="text-link" />,
          }}
        />
      </p>
    </Container>
  );
}

function SupportLink({ children }: { children?: ReactNode }) {
  const supportEmail = useSupportEmail();
  return (
    <a href={`mailto:${supportEmail}`} className="text-link">
      {children}
    </a>
  );
}

function NotFoundSearch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [term, setTerm] = useState("");
  const path = searchPath(term);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (path) void navigate(path);
  };
  return (
    <search className="mt-10 w-full max-w-md">
      <form action={href("/products")} onSubmit={submit} className="flex gap-2">
        <Input
          type="search"
          name="search"
          aria-label={t("notFound.searchLabel")}
          placeholder={t("notFound.searchPlaceholder")}
          value={term}
          maxLength={200}
          onChange={(event) => setTerm(event.target.value)}
        />
        <Button type="submit" variant="secondary" disabled={!path}>
          {t("notFound.search")}
        </Button>
      </form>
    </search>
  );
}
