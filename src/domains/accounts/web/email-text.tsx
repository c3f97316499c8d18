/** A narrow screen breaks the address where people would. */
export function EmailText({ email }: { email: string }) {
  const at = email.indexOf("@");
  return (
    <span className="break-words">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
