import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { ContourLines } from "#ui/contour-lines.tsx";
import { Logo } from "#ui/logo.tsx";
import { Section } from "#ui/section.tsx";
import { FooterColumn } from "./footer-column.tsx";
import { SocialLinks } from "./social-links.tsx";

/** The page's night end: where else to go, and what the shop promises. */
export function Footer() {
  const { t } = useTranslation(["words", "ui"]);
  const year = new Date().getUTCFullYear();
  return (
    <footer>
      <Section tone="night" space="none" className="overflow-hidden">
        <ContourLines className="-right-40 -bottom-80 w-[52rem] opacity-20" />
        <Container width="wide" className="relative py-14 lg:py-20">
          <div className="grid gap-x-10 gap-y-12 lg:grid-cols-[1.5fr_2fr_1.2fr]">
            <div className="max-w-sm">
              <Link to="/" aria-label={t("ui:logoHome")} className="inline-block no-underline">
                <Logo size="lg" />
              </Link>
              <p className="mt-4 text-ink-soft">{t("footer.tagline")}</p>
              <SocialLinks />
            </div>
            <div className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3">
              <FooterColumn
                title={t("footer.quickLinks")}
                links={[
                  { to: "/products", label: t("nav.products") },
                  { to: "/categories", label: t("nav.categories") },
                  { to: "/compare", label: t("nav.compare") },
                  { to: "/wishlist", label: t("nav.wishlist") },
                ]}
              />
              <FooterColumn
                title={t("footer.support")}
                links={[
                  { to: "/help", label: t("footer.help") },
                  { to: "/contact", label: t("footer.contact") },
                  { to: "/orders", label: t("footer.orders") },
                  { to: "/terms", label: t("footer.terms") },
                  { to: "/privacy", label: t("footer.privacy") },
                ]}
              />
              <FooterColumn
                title={t("footer.vendors")}
                links={[
                  { to: "/vendor/register", label: t("footer.becomeVendor") },
                  { to: "/vendor-terms", label: t("footer.vendorTerms"), isExternal: true },
                  { to: "/commission-policy", label: t("footer.commissionPolicy"), isExternal: true },
                ]}
              />
            </div>
            <div>
              <h2 className="font-display font-semibold text-subheading">{t("footer.newsletterTitle")}</h2>
              <p className="mt-2 mb-5 text-ink-soft text-sm">{t("footer.newsletterText")}</p>
              <Button asChild variant="secondary">
                <Link to="/newsletter">{t("footer.newsletter")}</Link>
              </Button>
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
    </footer>
  );
}
