import type { ListProductsInput } from "#domains/search/contract.ts";

type HiddenParamsProps = { input: ListProductsInput; without: readonly (keyof ListProductsInput)[] };

/** The list's other parameters as hidden fields, so that a form keeps them. Resets the page. */
export function HiddenParams({ input, without }: HiddenParamsProps) {
  return Object.entries(input).map(([name, value]) =>
    name === "page" || value === undefined || without.includes(name as keyof ListProductsInput) ? null : (
      <input key={name} type="hidden" name={name} value={String(value)} />
    ),
  );
}
