import { href, Link } from "react-router";
import { NewsletterForm } from "#domains/newsletter/web/newsletter-form.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { ContourLines } from "#ui/contour-lines.tsx";
import { Logo } from "#ui/logo.tsx";
import { Section } from "#ui/section.tsx";
import { pages } from "../../pages.ts";
import { FooterColumn } from "./footer-column.tsx";
import { SocialLinks } from "./social-links.tsx";

/** The page's dark footer: links and promises. */
export function Footer() {
  const year = new Date().getUTCFullYear();
  return (
    <footer>
      <FooterContent year={year} />
    </footer>
  );
}

function FooterContent({ year }: { year: number }) {
  const { t } = useTranslation(["words", "ui"]);
  const legalLinks = (readers: "buyers" | "vendors") =>
    pages.flatMap(({ path, legal }) =>
      legal?.readers === readers ? [{ to: path, label: t(`footer.${legal.text}`) }] : [],
    );
  return (
    <Section tone="night" space="none" className="overflow-hidden">
      <ContourLines className="-right-40 -bottom-80 w-[52rem] opacity-20" />
      <Container width="wide" className="relative py-14 lg:py-20">
        <div className="grid gap-x-10 gap-y-12 lg:grid-cols-[1.5fr_2fr_1.2fr]">
          <div className="max-w-sm">
            <Link to={href("/")} aria-label={t("ui:logoHome")} className="inline-block no-underline">
              <Logo size="lg" />
            </Link>
            <p className="mt-4 text-ink-soft">{t("footer.tagline")}</p>
            <SocialLinks />
          </div>
          <div className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3">
            <FooterColumn
              title={t("footer.quickLinks")}
              links={[
                { to: href("/products"), label: t("nav.products") },
                { to: href("/categories"), label: t("nav.categories") },
                { to: href("/compare"), label: t("nav.compare") },
                { to: href("/wishlist"), label: t("nav.wishlist") },
              ]}
            />
            <FooterColumn
              title={t("footer.support")}
              links={[
                { to: href("/help"), label: t("footer.help") },
                { to: href("/contact"), label: t("footer.contact") },
                { to: href("/orders"), label: t("footer.orders") },
                ...legalLinks("buyers"),
              ]}
            />
            <FooterColumn
              title={t("footer.vendors")}
              links={[
                { to: href("/vendor/register"), label: t("footer.becomeVendor") },
                ...legalLinks("vendors").map((link) => ({ ...link, isExternal: true })),
              ]}
            />
          </div>
          <div>
            <h2 className="font-display font-semibold text-subheading">{t("footer.newsletterTitle")}</h2>
            <p className="mt-2 mb-5 text-ink-soft text-sm">{t("footer.newsletterText")}</p>
            <NewsletterForm />
            <p className="mt-3 text-sm">
              <Link to={href("/newsletter")} className="text-link">
                {t("footer.newsletter")}
              </Link>
            </p>
          </div>
        </div>
        <div className="mt-14 flex flex-wrap justify-between gap-x-8 gap-y-3 border-line border-t pt-6 text-ink-soft text-sm">
          <p>{t("footer.copyright", { year })}</p>
          <p>
            {t("header.freeShipping")} · {t("header.quality")} · {t("header.secure")}
          </p>
        </div>
      </Container>
    </Section>
  );
}
