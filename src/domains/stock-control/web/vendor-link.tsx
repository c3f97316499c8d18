import { Link } from "react-router";

type VendorLinkProps = { vendor: { companyName: string }; to: string };

/** Narrows a list to a vendor; above the link that covers a card on a phone. */
export function VendorLink({ vendor, to }: VendorLinkProps) {
  return (
    <Link to={to} preventScrollReset className="relative z-1 inline-flex min-h-6 items-center text-link">
      {vendor.companyName}
    </Link>
  );
}
