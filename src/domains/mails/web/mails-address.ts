import { type MailSort, type MailState, mailSorts, mailStates } from "#domains/mails/mail-states.ts";
import { idPattern } from "#kernel/id-pattern.ts";

const views = ["outbox", "kinds", "suppressed"] as const;
export type MailsView = (typeof views)[number];
export type MailsAddress = {
  view: MailsView;
  state: MailState | null;
  search: string;
  sort: MailSort;
  after: string | null;
};

/** The tab's state from the address, which is untrusted. */
export function readMailsAddress(params: URLSearchParams): MailsAddress {
  const after = params.get("after") ?? "";
  return {
    view: views.find((view) => view === params.get("view")) ?? "outbox",
    state: mailStates.find((state) => state === params.get("state")) ?? null,
    search: (params.get("search") ?? "")
      .replace(/\p{Cc}/gu, "")
      .trim()
      .slice(0, 254),
    sort: mailSorts.find((sort) => sort === params.get("sort")) ?? "newest",
    after: idPattern.test(after) ? after : null,
  };
}

/** The address of one of the tab's views. */
export function mailsPath({ view, sort, ...rest }: Partial<MailsAddress>): string {
  const params = new URLSearchParams({ tab: "emails" });
  if (view && view !== "outbox") params.set("view", view);
  for (const [key, value] of Object.entries(rest)) if (value) params.set(key, value);
  if (sort === "oldest") params.set("sort", sort);
  return `?${params}`;
}

/** The list's input for the server. */
export const mailsInput = ({ state, search, sort, after }: MailsAddress) => ({
  ...(state ? { state } : {}),
  ...(search ? { search } : {}),
  ...(after ? { after } : {}),
  sort,
});
