import type { SessionView } from "#domains/accounts/contract.ts";
import { LanguageForm } from "./language-form.tsx";
import { ProfileFacts } from "./profile-facts.tsx";

/** What the account holds, and the language we speak: the dashboard's profile tab and the settings' first panel. */
export function ProfilePanel({ session }: { session: SessionView }) {
  return (
    <div className="grid gap-6">
      <ProfileFacts session={session} />
      <LanguageForm />
    </div>
  );
}
