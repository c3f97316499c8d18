import { ParamError } from "./api-error.ts";

/** A decoded form: text, or fields by name; a list is made of numbered or unnamed fields. */
type FormValue = string | FormValue[] | FormFields;
export interface FormFields {
  [name: string]: FormValue;
}

const maxDepth = 8;

/** Decodes `a[b][0][c]=x` (bracket nesting, `[]` and `[0]` lists); fails with a 400 on what can't be nested so. */
export function parseForm(text: string): FormFields {
  const root: FormFields = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) place(root, splitKey(key), value, key);
  return fold(root) as FormFields;
}

function splitKey(key: string): string[] {
  const start = key.indexOf("[");
  if (start === -1) return [key];
  const rest = key.slice(start);
  if (start === 0 || !/^(\[[^[\]]*\])+$/.test(rest)) throw malformed(key);
  const path = [key.slice(0, start), ...rest.slice(1, -1).split("][")];
  if (path.length > maxDepth) throw malformed(key);
  return path;
}

function place(root: FormFields, path: string[], value: string, key: string): void {
  let fields = root;
  for (const [depth, part] of path.entries()) {
    // `[]` appends: fields are numbered here and become a list when the form is folded.
    const name = part === "" ? String(Object.keys(fields).length) : part;
    if (depth === path.length - 1) {
      if (typeof fields[name] === "object") throw malformed(key);
      fields[name] = value;
      return;
    }
    const inner = fields[name];
    if (typeof inner === "string") throw malformed(key);
    fields[name] = inner ?? Object.create(null);
    fields = fields[name] as FormFields;
  }
}

/** Fields named 0, 1, 2 … become a list. */
function fold(value: FormValue): FormValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const names = Object.keys(value);
  for (const name of names) value[name] = fold(value[name] as FormValue);
  const isList = names.length > 0 && names.every((name, index) => name === String(index));
  return isList ? names.map((name) => value[name] as FormValue) : value;
}

function malformed(key: string): ParamError {
  return new ParamError(400, {
    type: "invalid_request_error",
    message: `Malformed parameter name: ${key.slice(0, 100)}`,
  });
}
