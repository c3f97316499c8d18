import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, Trans } from "react-i18next";
import { expect, test } from "vitest";
import { serverI18n } from "./server-i18n.ts";
import { useTranslation } from "./server-translation.ts";

function Cart({ count }: { count: number }) {
  const { t } = useTranslation("words");
  return [t("nav.cart"), t("header.cart", { count })].join("|");
}

test("says the words of the language around it, with and without values, again and again", () => {
  const say = (language: "en" | "pt", count: number) =>
    renderToStaticMarkup(
      createElement(I18nextProvider, { i18n: serverI18n(language) }, createElement(Cart, { count })),
    );
  for (const language of ["en", "pt"] as const) {
    const { t } = serverI18n(language);
    for (const count of [1, 2, 1])
      expect(say(language, count)).toBe(`${t("nav.cart")}|${t("header.cart", { count })}`);
  }
});

function PrivacyLine() {
  const { t } = useTranslation("newsletter");
  return createElement(Trans, { t, i18nKey: "privacy", components: { privacy: createElement("a") } });
}

test("a sentence with a link in it is written out in its namespace, as the browser writes it", () => {
  expect(
    renderToStaticMarkup(
      createElement(I18nextProvider, { i18n: serverI18n("en") }, createElement(PrivacyLine)),
    ),
  ).toBe("How we handle your address: <a>Privacy Policy</a>.");
});
