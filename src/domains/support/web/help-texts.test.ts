import { expect, test } from "vitest";
import { type HelpTopic, searchHelp } from "./help-texts.ts";

const topics: HelpTopic[] = [
  {
    id: "returns",
    audience: "buyers",
    title: "Devoluciones",
    items: [
      {
        name: "refund-time",
        question: "¿Cuánto tarda?",
        answer: ["Mira ", { label: "Mis pedidos", to: "/orders" }],
      },
      { name: "broken-or-wrong", question: "Llegó roto", answer: ["Escribe."] },
    ],
  },
  {
    id: "account",
    audience: "everyone",
    title: "Cuenta",
    items: [{ name: "my-data", question: "Mis datos", answer: ["Ahí."] }],
  },
];
const found = (typed: string) =>
  searchHelp(topics, typed).flatMap(({ items }) => items.map(({ name }) => name));

test.each([
  ["", ["refund-time", "broken-or-wrong", "my-data"]],
  ["CUANTO", ["refund-time"]],
  ["llego roto", ["broken-or-wrong"]],
  ["roto llegó", ["broken-or-wrong"]],
  ["mis pedidos", ["refund-time"]],
  ["devolución", ["refund-time", "broken-or-wrong"]],
  ["devoluciones", ["refund-time", "broken-or-wrong"]],
  ["ahi", ["my-data"]],
  ["roto cuenta", []],
])("'%s' finds %j", (typed, names) => expect(found(typed)).toEqual(names));
