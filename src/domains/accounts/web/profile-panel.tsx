import type { SessionView } from "#domains/accounts/contract.ts";
import { LanguageForm } from "./language-form.tsx";
import { ProfileFacts } from "./profile-facts.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** `headingLevel`: one below the heading above the panel. */
type ProfilePanelProps = { session: SessionView; headingLevel?: "h2" | "h3" };

/** The user's editable and other data. Needs a `ProfileDraft` above it. */
export function ProfilePanel({ session, headingLevel = "h2" }: ProfilePanelProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ProfileForm email={session.email} headingLevel={headingLevel} />
      <div className="grid gap-6">
        <ProfileFacts session={session} headingLevel={headingLevel} />
        <LanguageForm />
      </div>
    </div>
  );
}
