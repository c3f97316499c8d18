import { type MovementKind, movementKinds } from "#domains/stock-control/movement-kinds.ts";
import { idPattern } from "#kernel/id-pattern.ts";

const views = ["holds", "low", "movements", "checks"] as const;
export type StockView = (typeof views)[number];
export type StockAddress = {
  view: StockView;
  ended: boolean;
  /** The threshold of low stock. */
  most: number;
  vendor: string | null;
  product: string | null;
  kind: MovementKind | null;
  from: string | null;
  to: string | null;
  after: string | null;
};

const usualThreshold = 5;
const dayPattern = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const cursorOf: Record<StockView, RegExp> = {
  holds: /^[0-9TZ:.-]+_[0-9a-f-]{36}$/,
  low: /^-?\d{1,10}_[0-9a-f-]{36}$/,
  movements: /^[0-9TZ:.-]+_\d{1,15}$/,
  checks: /^$/,
};
const matching = (text: string | null, pattern: RegExp) => (text && pattern.test(text) ? text : null);
/** A day that the calendar has. */
const dayOf = (text: string | null) => {
  const day = matching(text, dayPattern);
  return day && new Date(day).toISOString().startsWith(day) ? day : null;
};

/** The tab's state from the address, which is untrusted. */
export function readStockAddress(params: URLSearchParams): StockAddress {
  const view = views.find((one) => one === params.get("view")) ?? "holds";
  const most = matching(params.get("most"), /^\d{1,4}$/);
  return {
    view,
    ended: params.get("ended") === "true",
    most: most === null ? usualThreshold : Math.min(Number(most), 1_000),
    vendor: matching(params.get("vendor"), idPattern),
    product: matching(params.get("product"), idPattern),
    kind: movementKinds.find((kind) => kind === params.get("kind")) ?? null,
    from: dayOf(params.get("from")),
    to: dayOf(params.get("to")),
    after: matching(params.get("after"), cursorOf[view]),
  };
}

/** The address of one of the tab's views. */
export function stockPath({ view = "holds", most, ...rest }: Partial<StockAddress>): string {
  const params = new URLSearchParams({ tab: "inventory" });
  if (view !== "holds") params.set("view", view);
  if (most !== undefined && most !== usualThreshold) params.set("most", String(most));
  for (const [key, value] of Object.entries(rest)) if (value) params.set(key, String(value));
  return `?${params}`;
}

const given = <Input extends object>(input: Input) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== "")) as {
    [Name in keyof Input]?: NonNullable<Input[Name]>;
  };

/** The lists' inputs for the server. */
export const heldInput = ({ ended, after }: StockAddress) => given({ ended: ended ? "true" : null, after });
export const lowInput = ({ most, vendor, after }: StockAddress) => ({
  most,
  ...given({ vendorId: vendor, after }),
});
export const movementsInput = ({ product, vendor, kind, from, to, after }: StockAddress) =>
  given({ productId: product, vendorId: vendor, kind, from, to, after });
