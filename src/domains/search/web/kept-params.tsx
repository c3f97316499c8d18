import type { ListProductsInput } from "#domains/search/contract.ts";

type KeptParamsProps = { input: ListProductsInput; without: readonly (keyof ListProductsInput)[] };

/** The list's other parameters as hidden fields, so that a form keeps them. The page starts anew. */
export function KeptParams({ input, without }: KeptParamsProps) {
  return Object.entries(input).map(([name, value]) =>
    name === "page" || value === undefined || without.includes(name as keyof ListProductsInput) ? null : (
      <input key={name} type="hidden" name={name} value={String(value)} />
    ),
  );
}
