import { createContext, use } from "react";
import type { Config } from "#platform/config/config.ts";

/** What every mail says about the site that sends it. */
export type MailSite = { publicUrl: string; supportEmail: string; postalAddress: string };

const Site = createContext<MailSite | null>(null);

/** Set where a mail is rendered. */
export const MailSiteProvider = Site.Provider;

export function useMailSite(): MailSite {
  const site = use(Site);
  if (!site) throw new Error("a mail is rendered by renderMail");
  return site;
}

export const mailSiteOf = ({ publicUrl, mail }: Pick<Config, "publicUrl" | "mail">): MailSite => ({
  publicUrl,
  supportEmail: mail.support,
  postalAddress: mail.postalAddress,
});
