import type { ReactNode } from "react";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { classifyError } from "./classify-error.ts";

type MailedLinkProps<Data> = {
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** What is said of a link that leads nowhere. */
  invalid: { title: string; text: string };
  children: (data: Data) => ReactNode;
};

/** What a mailed link leads to: loading, found, unknown, or to be tried again. */
export function MailedLink<Data>({ query, invalid, children }: MailedLinkProps<Data>): ReactNode {
  const { data, error, isFetching, refetch } = query;
  if (data) return children(data);
  if (!error) return <Skeleton className="h-64" />;
  if (["not_found", "validation"].includes(classifyError(error).type))
    return (
      <InlineNotice tone="warning" title={invalid.title}>
        {invalid.text}
      </InlineNotice>
    );
  return <InlineRetry isShown isRetrying={isFetching} onRetry={() => void refetch()} />;
}
