/** On narrow screens the address breaks at sensible places. */
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
