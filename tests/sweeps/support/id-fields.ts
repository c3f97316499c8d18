import type { Procedure, Schema } from "./procedures.ts";
import { isVendorsOwn } from "./valid-input.ts";

/** Whose a thing is, outside of a vendor's own paths, where all is private. Somebody else's private thing is 'not found'; public ones are in the shop window. */
const kinds: Record<string, "public" | "private"> = {
  productId: "public",
  vendorId: "public",
  vendor: "public",
  ids: "public",
  // Made by the asking side.
  payoutId: "public",
  requestId: "public",
  parcelId: "private",
  lineId: "private",
  refundId: "private",
  orderId: "private",
  quoteId: "private",
  cartOwnerId: "private",
  identity_id: "private",
  factor_id: "private",
  // Good only together with one's own factor.
  challenge_id: "public",
  session_id: "private",
  // Of admins, to whom nobody's account is closed.
  user_id: "public",
  entryId: "private",
};

export type IdField = { path: string[]; isPrivate: boolean };

/** The fields of a procedure's input that name something by its id. One that is not told public or private fails the sweep. */
export function idFields(procedure: Procedure): IdField[] {
  const { schema, name } = procedure;
  return find(schema, []).map((path) => {
    const field = path.filter((step) => step !== "0").at(-1)!;
    const isAsked = field === "requestId";
    const kind = isVendorsOwn(procedure) && !isAsked ? "private" : kinds[field];
    if (!kind) throw new Error(`${name}: say in id-fields.ts whether '${field}' is public or private`);
    return { path, isPrivate: kind === "private" };
  });
}

function find(schema: Schema, path: string[]): string[][] {
  if (schema.format === "uuid") return [path];
  if (schema.items) return find(schema.items, [...path, "0"]);
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    find(property, [...path, name]),
  );
  return [...inner, ...(schema.anyOf ?? schema.oneOf ?? []).flatMap((option) => find(option, path))];
}

/** A copy of the input with one field replaced. */
export function replaceAt(input: unknown, path: readonly string[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const copy = (Array.isArray(input) ? [...input] : { ...(input as object) }) as Record<string, unknown>;
  copy[step] = replaceAt(copy[step] ?? {}, rest, value);
  return copy;
}
