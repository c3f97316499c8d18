import type { DeliveryState } from "#domains/integrations/delivery-life.ts";
import type { BadgeTone } from "#ui/badge.tsx";

export const deliveryTone: Record<DeliveryState, BadgeTone> = {
  waiting: "yellow",
  delivered: "green",
  failed: "red",
};
