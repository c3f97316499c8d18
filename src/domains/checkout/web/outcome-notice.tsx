import type { ReactNode } from "react";
import { Illustration, type IllustrationName } from "#ui/illustration.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

type OutcomeNoticeProps = {
  illustration: IllustrationName;
  title: string;
  text: string;
  children?: ReactNode;
};

export function OutcomeNotice({ illustration, title, text, children }: OutcomeNoticeProps) {
  return (
    <div className="mx-auto grid max-w-prose justify-items-center gap-6 py-6 text-center">
      <Illustration name={illustration} />
      <PageHeading title={title} lead={text} align="center" />
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
