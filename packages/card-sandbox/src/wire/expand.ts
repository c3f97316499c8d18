import { badParam } from "./api-error.ts";

type Loader = (id: string) => object | null;

/**
 * What can be expanded: by the object's type and its property, where the id is looked up. A part of an object that has
 * no type of its own is named by the way to it: `invoice.parent.subscription_details`.
 */
export type Expandable = Readonly<Record<string, Readonly<Record<string, Loader>>>>;

const maxDepth = 4;

/**
 * Puts whole objects in place of ids, following paths like `payment_intent.latest_charge`; through a list's
 * `data` to each thing in it. Fails with a 400 on a path that can't be expanded.
 */
export function expandPaths<Value extends object>(
  value: Value,
  paths: string[],
  expandable: Expandable,
): Value {
  const expanded = structuredClone(value);
  for (const path of paths) {
    const parts = path.split(".");
    if (parts.length > maxDepth) {
      throw badParam("expand", `You can't expand more than ${maxDepth} levels of a property (${path}).`);
    }
    follow(expanded as Fields, parts, path, expandable, "");
  }
  return expanded;
}

type Fields = Record<string, unknown>;

function follow(target: Fields, parts: string[], path: string, expandable: Expandable, trail: string): void {
  const [property, ...rest] = parts;
  if (property === undefined) return;
  if (Array.isArray(target.data) && property === "data") {
    for (const item of target.data) follow(item as Fields, rest, path, expandable, trail);
    return;
  }
  const kind = typeof target.object === "string" ? target.object : trail;
  const inner = target[property];
  const loaders = Object.hasOwn(expandable, kind) ? expandable[kind]! : {};
  const load = Object.hasOwn(loaders, property) ? loaders[property] : undefined;
  if (load) {
    const id = typeof inner === "string" ? inner : String(target.id);
    if (inner === undefined || typeof inner === "string") target[property] = load(id);
  } else if (typeof inner !== "object") {
    throw badParam("expand", `This property cannot be expanded (${path}).`);
  }
  const next = target[property];
  if (next && typeof next === "object") follow(next as Fields, rest, path, expandable, `${kind}.${property}`);
}
