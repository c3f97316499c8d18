import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailProduct } from "#platform/email/mail-product.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";

type Facts = {
  decision: "approved" | "rejected";
  isRevision: boolean;
  product: { id: string; name: string; imageUrls: readonly string[] };
  reason: string | undefined;
  publicUrl: string;
};

/** To a vendor: its product, or an edit of one, was approved or rejected. */
export function productDecided(reader: MailReader, facts: Facts): MailContent {
  const { decision, isRevision, product, reason, publicUrl } = facts;
  return mailOf(reader, {
    key: `${isRevision ? "revision" : "product"}${decision === "approved" ? "Approved" : "Rejected"}`,
    why: "shop",
    values: { product: product.name },
    href: `${publicUrl}/vendor/dashboard?tab=products&product=${product.id}`,
    children: (
      <>
        {reason && <MailQuote text={reason} />}
        <MailProduct name={product.name} picture={product.imageUrls[0]} />
      </>
    ),
  });
}
