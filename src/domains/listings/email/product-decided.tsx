import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailNote } from "#platform/email/mail-parts.tsx";
import { MailProduct } from "#platform/email/mail-product.tsx";

type Facts = {
  isRevision: boolean;
  product: { id: string; name: string; imageUrls: readonly string[] };
  publicUrl: string;
};

/** To a vendor: its product, or an edit of one, was approved. */
export const productApproved = (reader: MailReader, { isRevision, product, publicUrl }: Facts): MailContent =>
  mailOf(reader, {
    key: isRevision ? "revisionApproved" : "productApproved",
    why: "shop",
    values: { product: product.name },
    href: `${publicUrl}/vendor/dashboard?tab=products&product=${product.id}`,
    children: <MailProduct name={product.name} picture={product.imageUrls[0]} />,
  });

/** The names that a mail about many products lists. */
const mostNames = 20;

type Several = { names: readonly string[]; publicUrl: string };

/** To a vendor: several of its products were approved at once. */
export const productsApproved = (reader: MailReader, facts: Several): MailContent =>
  mailAboutSeveral(reader, "productsApproved", facts);

/** To a vendor: an approval was a mistake, and its products wait again. */
export const approvalsUndone = (reader: MailReader, facts: Several): MailContent =>
  mailAboutSeveral(reader, "approvalsUndone", facts);

function mailAboutSeveral(
  reader: MailReader,
  key: "productsApproved" | "approvalsUndone",
  { names, publicUrl }: Several,
): MailContent {
  const [first] = names;
  const more = names.length - mostNames;
  const { t } = reader;
  return mailOf(reader, {
    key,
    why: "shop",
    values: { count: names.length, product: first! },
    href: `${publicUrl}/vendor/dashboard?tab=products`,
    children: (
      <MailNote
        label={t(`mail:${key}.names`)}
        value={[
          ...names.slice(0, mostNames),
          ...(more > 0 ? [t(`mail:${key}.more`, { count: more })] : []),
        ].join("\n")}
      />
    ),
  });
}
