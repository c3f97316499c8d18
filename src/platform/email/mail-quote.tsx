/** What a person wrote, quoted in a mail with its line ends. */
export function MailQuote({ text }: { text: string }) {
  return (
    <blockquote
      style={{
        margin: "0 0 20px",
        borderLeft: "3px solid #a3252b",
        padding: "4px 16px",
        whiteSpace: "pre-line",
      }}
    >
      {text}
    </blockquote>
  );
}
