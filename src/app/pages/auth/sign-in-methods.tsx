import { useSearchParams } from "react-router";
import { AuthTabs } from "#domains/auth/web/auth-tabs.tsx";
import { isProviderProblem, ProviderOutcome } from "#domains/identities/web/provider-outcome.tsx";
import { ProviderSignIn } from "#domains/identities/web/provider-sign-in.tsx";

type SignInMethodsProps = { from: string; provider: { id: string; name: string | null } | null };

/** By address and password, or at the configured provider. `from`: where the user goes afterwards. */
export function SignInMethods({ from, provider }: SignInMethodsProps) {
  const [params] = useSearchParams();
  const error = params.get("error");
  return (
    <AuthTabs
      from={from}
      failure={isProviderProblem(error) && <ProviderOutcome problem={error} />}
      otherMethods={provider && <ProviderSignIn provider={provider} from={from} />}
    />
  );
}
