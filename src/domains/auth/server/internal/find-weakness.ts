import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as english from "@zxcvbn-ts/language-en";
import * as spanish from "@zxcvbn-ts/language-es-es";
import * as portuguese from "@zxcvbn-ts/language-pt-br";
import type { PasswordReason } from "#kernel/procedure.ts";

/**
 * How much of a password is examined. The effort grows with the square of it and more: 32 characters take a tenth of a
 * second, 200 take eight seconds. What is too easy to guess so far stays refused, whatever follows.
 */
const mostExamined = 32;
/** How many ways of reading digits and signs as letters are tried. */
const mostSubstitutions = 16;

/** Guessable with a list within a million attempts: too weak (zxcvbn's scores 0 and 1). */
const weakest = 2;

const reasonOf: Record<string, PasswordReason> = {
  straightRow: "keyboard",
  keyPattern: "keyboard",
  simpleRepeat: "repetition",
  extendedRepeat: "repetition",
  sequences: "sequence",
  recentYears: "date",
  dates: "date",
  topTen: "common",
  topHundred: "common",
  common: "common",
  similarToCommon: "common",
  wordByItself: "word",
  namesByThemselves: "personal",
  commonNames: "personal",
  userInputs: "personal",
};

const { warnings, suggestions, timeEstimation } = english.translations;
/** Replaces the library's texts with their keys: displayed texts come from our translations. */
const keysOf = <Texts extends object>(texts: Texts) =>
  Object.fromEntries(Object.keys(texts).map((key) => [key, key])) as Texts;

let checker: ZxcvbnFactory | undefined;

/** The word lists take time and memory, so they are loaded once. */
function openChecker(): ZxcvbnFactory {
  checker ??= new ZxcvbnFactory({
    dictionary: {
      ...common.dictionary,
      ...english.dictionary,
      ...spanish.dictionary,
      ...portuguese.dictionary,
    },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: mostSubstitutions,
    translations: {
      warnings: keysOf(warnings),
      suggestions: keysOf(suggestions),
      timeEstimation: keysOf(timeEstimation),
    },
  });
  return checker;
}

/**
 * Why a password is too easy to guess: it is common, or a pattern of the keyboard or of the user's own name (R17);
 * undefined if it isn't. A short one without any pattern passes, as the minimum is 6. Takes a tenth of a second, and more
 * than one for the first, so only the password worker calls this.
 */
export function findWeakness(password: string, personal: readonly string[]): PasswordReason | undefined {
  const { score, feedback, sequence } = openChecker().check(password.slice(0, mostExamined), [
    ...personal.flatMap(partsOf),
    "cafeto",
    "coffee",
  ]);
  if (score >= weakest) return undefined;
  const isOneWord = sequence.length === 1 && sequence[0]?.pattern === "dictionary";
  return feedback.warning ? reasonOf[feedback.warning] : isOneWord ? "word" : undefined;
}

/** A name or an address, whole and split into words. */
function partsOf(text: string): string[] {
  return [text, ...text.split(/[\s@.+_-]+/)].filter((part) => part.length > 2);
}
