import { Hono } from "hono";
import { html } from "hono/html";
import { listNewestPictures } from "#domains/listings/server/list-newest-pictures.ts";
import { isLanguage, languages } from "#kernel/languages.ts";
import { mailReader, renderMail } from "#platform/email/mail-content.tsx";
import { withPicturesAt } from "#platform/email/mail-pictures.tsx";
import { mailSiteOf } from "#platform/email/mail-site.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { devPage } from "./mail-gallery-page.ts";
import { findMailKind, mailKinds } from "./mail-kinds.ts";

const themes = ["light", "dark"] as const;
const widths = ["320", "600"] as const;
const parts = ["html", "text"] as const;
const oneOf = <T extends string>(all: readonly T[], value: string | undefined) =>
  all.find((one) => one === value) ?? all[0]!;

/** Each kind of mail with invented facts: in each language, as HTML and text, narrow and wide, by day and by night. */
export function mailGallery(infra: Infra) {
  const routes = new Hono();
  routes.get("/", (c) => c.html(devPage("All kinds of mails", listOfKinds())));
  routes.get("/:kind/:language", async (c) => {
    const { kind, language } = c.req.param();
    const example = findMailKind(kind);
    if (!example || !isLanguage(language)) return c.notFound();
    const sample = { publicUrl: infra.config.publicUrl, pictures: await listNewestPictures(infra) };
    const { subject, body } = example(mailReader({ name: "Inês Duarte", language }), sample);
    const rendered = renderMail(body, mailSiteOf(infra.config));
    const chosen = {
      part: oneOf(parts, c.req.query("part")),
      width: oneOf(["600", ...widths], c.req.query("width")),
      theme: oneOf(themes, c.req.query("theme")),
    };
    const content =
      chosen.part === "text"
        ? html`<pre>${rendered.text}</pre>`
        : html`<iframe title="${subject}" sandbox="allow-same-origin allow-popups" width="${chosen.width}" height="1400" srcdoc="${shownIn(chosen.theme, rendered.html)}"></iframe>`;
    return c.html(devPage(subject, html`${choices(kind, language, chosen)}${content}`));
  });
  return routes;
}

function listOfKinds() {
  return html`${Object.entries(mailKinds).map(
    ([domain, examples]) =>
      html`<h2>${domain}</h2><ul>${Object.keys(examples).map(
        (kind) =>
          html`<li>${kind} ${languages.map((language) => html`<a href="/dev/mail/kinds/${kind}/${language}">${language}</a> `)}</li>`,
      )}</ul>`,
  )}`;
}

type Chosen = { part: string; width: string; theme: string };

function choices(kind: string, language: string, chosen: Chosen) {
  const link = (to: Partial<Chosen> & { language?: string }, label: string, isChosen: boolean) => {
    const { language: other = language, ...query } = { ...chosen, ...to };
    const address = `/dev/mail/kinds/${kind}/${other}?${new URLSearchParams(query)}`;
    return html`<a href="${address}" ${isChosen ? html`aria-current="true"` : ""}>${label}</a> `;
  };
  return html`<nav><a href="/dev/mail/kinds">All kinds</a> · ${kind} ·
${languages.map((one) => link({ language: one }, one, one === language))} ·
${parts.map((part) => link({ part }, part, part === chosen.part))} ·
${widths.map((width) => link({ width }, `${width} px`, width === chosen.width))} ·
${themes.map((theme) => link({ theme }, theme, theme === chosen.theme))}</nav>`;
}

/** The mail by day or by night, whatever the browser is set to. */
function shownIn(theme: (typeof themes)[number], markup: string): string {
  const isDark = theme === "dark";
  return withPicturesAt(markup, "/dev/mail/pictures").replaceAll(
    "(prefers-color-scheme:dark)",
    isDark ? "all" : "not all",
  );
}
