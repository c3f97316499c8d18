import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailProduct } from "#platform/email/mail-product.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";

type Facts = {
  sender: string;
  /** The product's name or the order's number; null once the product is gone. */
  about: string | null;
  /** Only of a conversation about a product. */
  product: { name: string; picture: string | undefined } | null;
  /** Empty for a message of pictures alone. */
  texts: string[];
  href: string;
};

/** To either side: what the other wrote and they have not read. */
export function unreadMessages(
  reader: MailReader,
  { sender, about, product, texts, href }: Facts,
): MailContent {
  const { t } = reader;
  const text = about
    ? t("mail:message.textAbout", { name: sender, about })
    : t("mail:message.text", { name: sender });
  const quotes = texts.map((content) => content || t("mail:message.picture"));
  return mailOf(reader, {
    key: "message",
    why: "message",
    values: { name: sender },
    text: `${text} ${t("mail:message.how")}`,
    preview: quotes.at(-1) ?? text,
    href,
    children: (
      <>
        {product && <MailProduct name={product.name} picture={product.picture} />}
        {quotes.map((content, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          <MailQuote key={index} text={content} />
        ))}
      </>
    ),
  });
}
