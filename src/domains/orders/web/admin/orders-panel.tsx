import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { AnyOrderView } from "./any-order.tsx";
import { AnyOrderList } from "./any-order-list.tsx";
import { readOrdersAddress } from "./orders-address.ts";

/** The administrators' tab 'Orders': the list, or one order. */
export function AdminOrders({ renderRecords }: { renderRecords: (orderId: string) => ReactNode }) {
  const [params] = useSearchParams();
  const address = readOrdersAddress(params);
  return address.orderId ? (
    <AnyOrderView address={address} orderId={address.orderId} records={renderRecords(address.orderId)} />
  ) : (
    <AnyOrderList address={address} />
  );
}
