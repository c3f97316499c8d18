import { formatDate } from "#kernel/formats.ts";
import type { Decision } from "../contract.ts";

type ObjectionStateProps = {
  decision: Pick<Decision, "objectedAt" | "outcome" | "outcomeAt" | "outcomeReason">;
  words: (word: "waiting" | "upheld", values: { date: string }) => string;
};

/** For those whom a decision is about: that their objection waits, or why it was not granted. */
export function ObjectionState({ decision, words }: ObjectionStateProps) {
  const { objectedAt, outcome, outcomeAt, outcomeReason } = decision;
  if (objectedAt && !outcome) return <p>{words("waiting", { date: formatDate(objectedAt) })}</p>;
  if (outcome !== "upheld" || !outcomeAt) return null;
  return (
    <>
      <p className="font-semibold">{words("upheld", { date: formatDate(outcomeAt) })}</p>
      <p className="wrap-anywhere whitespace-pre-line">{outcomeReason}</p>
    </>
  );
}
