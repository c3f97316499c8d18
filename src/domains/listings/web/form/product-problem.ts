/** Why a field's text is not accepted. */
export type ProductProblem =
  | { key: "required" | "half" | "price" | "weight" | "stock" | "altitude" | "hsCode" | "mostUnits" }
  | { key: "minLength"; min: number }
  | { key: "maxLength"; max: number };

/** What is wrong with a text that has to be there, if anything. */
export function textProblem(text: string, [min, max]: readonly [number, number]): ProductProblem | null {
  const { length } = text.trim();
  if (length === 0) return { key: "required" };
  if (length < min) return { key: "minLength", min };
  return length > max ? { key: "maxLength", max } : null;
}
