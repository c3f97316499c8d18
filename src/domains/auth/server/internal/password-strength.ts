import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as english from "@zxcvbn-ts/language-en";
import * as spanish from "@zxcvbn-ts/language-es-es";
import * as portuguese from "@zxcvbn-ts/language-pt-br";
import { AppError } from "#kernel/errors.ts";
import type { PasswordReason } from "#kernel/procedure.ts";

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

/** The word lists take time and memory, so they are loaded with the first password. */
function openChecker(): ZxcvbnFactory {
  checker ??= new ZxcvbnFactory({
    dictionary: {
      ...common.dictionary,
      ...english.dictionary,
      ...spanish.dictionary,
      ...portuguese.dictionary,
    },
    graphs: common.adjacencyGraphs,
    translations: {
      warnings: keysOf(warnings),
      suggestions: keysOf(suggestions),
      timeEstimation: keysOf(timeEstimation),
    },
  });
  return checker;
}

/**
 * Refuses passwords that are common, or a pattern of the keyboard or of the user's own name: WEAK_PASSWORD with the
 * reasons (R17). A short one without any pattern passes, as the minimum is 6.
 */
export function assertStrongPassword(password: string, personal: readonly string[]): void {
  const { score, feedback, sequence } = openChecker().check(password, [
    ...personal.flatMap(partsOf),
    "cafeto",
    "coffee",
  ]);
  const isOneWord = sequence.length === 1 && sequence[0]?.pattern === "dictionary";
  const reason = feedback.warning ? reasonOf[feedback.warning] : isOneWord ? "word" : undefined;
  if (score < weakest && reason) throw new AppError("WEAK_PASSWORD", { reasons: [reason] });
}

/** A name or an address, whole and split into words. */
function partsOf(text: string): string[] {
  return [text, ...text.split(/[\s@.+_-]+/)].filter((part) => part.length > 2);
}
