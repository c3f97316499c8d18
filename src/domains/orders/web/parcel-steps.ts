import type { OrderStatus } from "#domains/orders/order-life.ts";

type Event = { status: OrderStatus; at: string };
export type ParcelStep = { status: OrderStatus; state: "done" | "current" | "upcoming"; at: string | null };

const way = ["pending", "processing", "shipped", "delivered"] as const satisfies readonly OrderStatus[];

/** A parcel's timeline: what happened and when, the current step, the next ones. Ends at a cancellation. */
export function listParcelSteps(status: OrderStatus, events: readonly Event[]): ParcelStep[] {
  const timeOf = (step: OrderStatus) => events.findLast((event) => event.status === step)?.at ?? null;
  if (status === "cancelled") {
    const passed = way.filter((step) => events.some((event) => event.status === step));
    return [
      ...passed.map((step) => ({ status: step, state: "done" as const, at: timeOf(step) })),
      { status, state: "current", at: timeOf(status) },
    ];
  }
  const reached = way.indexOf(status);
  return way.map((step, index) => ({
    status: step,
    // The very last step is completed, not current.
    state: index < reached || status === "delivered" ? "done" : index === reached ? "current" : "upcoming",
    at: index <= reached ? timeOf(step) : null,
  }));
}
