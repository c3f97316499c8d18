import { Trans } from "react-i18next";
import { href, Link } from "react-router";

/** Under the forms: the terms and the privacy policy, each a link. */
export function LegalLine({ says }: { says: "agree" | "readLegal" }) {
  return (
    <p className="text-ink-soft text-sm">
      <Trans
        ns="auth"
        i18nKey={`auth.${says}`}
        components={{
          terms: <Link to={href("/terms")} className="text-link" />,
          privacy: <Link to={href("/privacy")} className="text-link" />,
        }}
      />
    </p>
  );
}
