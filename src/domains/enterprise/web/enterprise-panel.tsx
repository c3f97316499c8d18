import { useSearchParams } from "react-router";
import { readEnterpriseAddress } from "./enterprise-address.ts";
import { EnterpriseVendorList } from "./enterprise-vendor-list.tsx";
import { EnterpriseVendorView } from "./enterprise-vendor-view.tsx";

/** The administrators' tab 'Enterprise': the vendors on the enterprise plan, or one of them. */
export function EnterprisePanel() {
  const [params] = useSearchParams();
  const address = readEnterpriseAddress(params);
  return address.vendor ? (
    <EnterpriseVendorView key={address.vendor} vendorId={address.vendor} />
  ) : (
    <EnterpriseVendorList address={address} />
  );
}
