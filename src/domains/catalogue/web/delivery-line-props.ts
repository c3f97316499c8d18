import type { ProductCard } from "#domains/catalogue/contract.ts";

export type DeliveryLineProps =
  | { on: "card" | "page"; product: ProductCard }
  | { on: "list"; product?: never };
