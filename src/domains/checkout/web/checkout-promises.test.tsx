import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi } from "../../../../tests/support/components/answer-api.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import en from "../locales/en.json" with { type: "json" };
import es from "../locales/es.json" with { type: "json" };
import pt from "../locales/pt.json" with { type: "json" };
import CheckoutPromises from "./checkout-promises.tsx";

test.each([
  [5_000, "On orders over $50"],
  [6_250, "On orders over $62.50"],
])(
  "the checkout promises free delivery from the amount that is set: %i cents",
  async (checkoutCents, text) => {
    answerApi({ settings: { getPromises: () => ({ productPageCents: 7_500, checkoutCents }) } });
    render(<CheckoutPromises isShippingFree={false} />);
    expect(await screen.findByText(text)).toBeTruthy();
  },
);

test.each([en, es, pt])("the usual amount's text says what any other amount's does", (words) => {
  expect(words.freeShippingUsual).toBe(words.freeShippingText.replace("{{amount}}", "$50"));
});
