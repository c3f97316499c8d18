import { seedId } from "./seed-id.ts";

export const orderId = (key: string) => seedId("order", key);
export const parcelId = (order: string, vendor: string) => seedId("parcel", `${order}/${vendor}`);
export const lineId = (order: string, product: string) => seedId("line", `${order}/${product}`);
