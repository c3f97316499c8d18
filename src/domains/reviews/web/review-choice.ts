import type { Language } from "#kernel/languages.ts";
import type { ReviewSort } from "../review-rules.ts";

export type ReviewChoice = {
  stars: number | undefined;
  onlyVerified: boolean;
  onlyPictures: boolean;
  language: Language | undefined;
  sort: ReviewSort;
};

export const everything: ReviewChoice = {
  stars: undefined,
  onlyVerified: false,
  onlyPictures: false,
  language: undefined,
  sort: "helpful",
};

export const isFiltered = ({ stars, onlyVerified, onlyPictures, language }: ReviewChoice): boolean =>
  Boolean(stars || onlyVerified || onlyPictures || language);

/** The input of a page; what is not chosen is left out, so that the page's first load is found again. */
export const inputOf = (productId: string, choice: ReviewChoice, page: number) => ({
  productId,
  page,
  ...(choice.stars ? { stars: choice.stars } : {}),
  ...(choice.onlyVerified ? { onlyVerified: true } : {}),
  ...(choice.onlyPictures ? { onlyPictures: true } : {}),
  ...(choice.language ? { language: choice.language } : {}),
  ...(choice.sort === "helpful" ? {} : { sort: choice.sort }),
});
