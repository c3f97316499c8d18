import { useSearchParams } from "react-router";
import { PackingSlip } from "./packing-slip.tsx";
import { ParcelDetailView } from "./parcel-detail.tsx";
import { ParcelList } from "./parcel-list.tsx";
import { readParcelsAddress } from "./parcels-address.ts";

/** The vendor's tab 'Orders': the list, one parcel, or its packing slip. */
export function ParcelsPanel() {
  const [params] = useSearchParams();
  const address = readParcelsAddress(params);
  if (!address.parcelId) return <ParcelList address={address} />;
  if (address.isSlip) return <PackingSlip address={address} parcelId={address.parcelId} />;
  return <ParcelDetailView address={address} parcelId={address.parcelId} />;
}
