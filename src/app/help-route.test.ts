import { expect, test } from "vitest";
import { partsOf } from "./help-route.ts";

test("an answer names buttons and links by their own labels, in its language", () => {
  const text = "Abre {{/orders words:account.orders}} y elige {{orders:cancelOwn.open}}.";
  expect(partsOf(text, "es")).toEqual([
    "Abre ",
    { label: "Mis pedidos", to: "/orders" },
    " y elige ",
    { label: "Cancelar este paquete" },
    ".",
  ]);
  expect(partsOf("{{orders:cancelOwn.open}}", "en")).toEqual([{ label: "Cancel this parcel" }]);
  expect(partsOf("No.", "pt")).toEqual(["No."]);
});
