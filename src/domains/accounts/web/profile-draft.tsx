import type { ReactNode } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { SessionView } from "#domains/accounts/contract.ts";

export type ProfileDraftValues = { fullName: string; avatarUrl: string };

/** Wraps a page's tabs: values typed into the profile form survive switching tabs. */
export function ProfileDraft({ session, children }: { session: SessionView; children: ReactNode }) {
  const form = useForm<ProfileDraftValues>({
    mode: "onTouched",
    defaultValues: { fullName: session.fullName, avatarUrl: session.avatarUrl ?? "" },
  });
  return <FormProvider {...form}>{children}</FormProvider>;
}
