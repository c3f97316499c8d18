import type { SessionView } from "#domains/accounts/contract.ts";
import { LanguageForm } from "./language-form.tsx";
import { ProfileFacts } from "./profile-facts.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** What a person can change of their account, and what is known of them. Needs a `ProfileDraft` above it. */
export function ProfilePanel({ session }: { session: SessionView }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ProfileForm email={session.email} />
      <div className="grid gap-6">
        <ProfileFacts session={session} />
        <LanguageForm />
      </div>
    </div>
  );
}
