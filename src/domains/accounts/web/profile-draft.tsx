import type { ReactNode } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { SessionView } from "#domains/accounts/contract.ts";

export type ProfileDraftValues = { fullName: string; avatarUrl: string };

/** Around a page's tabs: what was typed into the profile's form is still there when its tab is opened again. */
export function ProfileDraft({ session, children }: { session: SessionView; children: ReactNode }) {
  const form = useForm<ProfileDraftValues>({
    mode: "onTouched",
    defaultValues: { fullName: session.fullName, avatarUrl: session.avatarUrl ?? "" },
  });
  return <FormProvider {...form}>{children}</FormProvider>;
}
