import type Stripe from "stripe";
import examples from "../../fixtures/stripe-objects.json" with { type: "json" };

export type Kind = keyof typeof examples;

/** A property as it travels: an id where the SDK's type allows a whole object too, text for a decimal number. */
type Sent<Value> = [Extract<Value, Stripe.Decimal>] extends [never]
  ? string extends Value
    ? Exclude<Value, { object: string }>
    : Value
  : string | Exclude<Value, Stripe.Decimal>;

/** An object of the SDK's types as it is stored and sent. */
export type Wire<Whole> = { [Name in keyof Whole]: Sent<Whole[Name]> };

/** A list as the API answers it. */
export interface List<Item> {
  object: "list";
  data: Item[];
  has_more: boolean;
  url: string;
}

export function listOf<Item>(url: string, data: Item[] = []): List<Item> {
  return { object: "list", data, has_more: false, url };
}

/**
 * A new object with all fields of Stripe's published example. Of the example's values only words (`charge_automatically`),
 * flags, zeros and empty lists stay; its ids, names, amounts, dates and nested objects become null unless `facts` has them.
 */
export function makeObject<Whole>(kind: Kind, facts: Partial<Whole>): Whole {
  return { ...templates.get(kind), ...facts } as Whole;
}

const templates = new Map(
  Object.entries(examples).map(([kind, example]) => {
    const entries = Object.entries(example).map(([name, value]) => [name, emptied(name, value)]);
    return [kind, Object.fromEntries(entries) as object];
  }),
);

function emptied(name: string, value: unknown): unknown {
  if (name === "livemode") return false;
  if (name === "object" || typeof value === "boolean" || value === 0) return value;
  if (Array.isArray(value)) return [];
  return typeof value === "string" && /^[a-z_]+$/.test(value) ? value : null;
}

/** A nested part of Stripe's example, where all of it is what a new object has. */
export function exampleOf<K extends Kind, Name extends keyof (typeof examples)[K]>(kind: K, name: Name) {
  return structuredClone(examples[kind][name]);
}
