import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useSettled } from "#client/use-settled.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { popularSearches } from "../popular-searches.ts";
import { useRecentSearches } from "../recent-searches.ts";
import { groupsWhenBlank, groupsWhileTyping, type SuggestionGroup } from "./suggestion-groups.ts";

/** About the time between two keystrokes: while typing continues, no request is sent. */
const keystrokeMs = 120;
const longestTerm = 100;

/** Suggestions for a text. An outdated request is aborted. */
export function useSuggestions(text: string): { groups: SuggestionGroup[]; isSettled: boolean } {
  const { t } = useTranslation("search");
  const recent = useRecentSearches();
  const term = text.trim().slice(0, longestTerm);
  const asked = useSettled(term, term ? keystrokeMs : 0);
  const { data, isFetching } = useQuery({
    ...queries.search.suggest.queryOptions({ input: asked ? { term: asked } : skipToken }),
    placeholderData: keepPreviousData,
    // Missing suggestions do no harm: the box searches without them.
    retry: false,
  });
  if (!term) {
    const popular = popularSearches.map((key) => t(`popular.${key}`));
    return { groups: groupsWhenBlank(recent, popular), isSettled: true };
  }
  const isSettled = asked === term && !isFetching;
  return { groups: groupsWhileTyping(term, recent, asked ? data : undefined), isSettled };
}
