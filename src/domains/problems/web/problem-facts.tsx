import type { ProblemDetail } from "#domains/problems/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";

type Viewer = "buyer" | "vendor" | "admin";

/** Where a problem stands, as a side reads it. */
export function ProblemBadge({ problem, viewer }: { problem: ProblemStanding; viewer: Viewer }) {
  const { t } = useTranslation("problems");
  const { state, outcome, owner } = problem;
  const tone: BadgeTone =
    state === "closed" ? "grey" : owner === viewer ? "red" : owner === "bank" ? "grey" : "yellow";
  const label = outcome
    ? t(`outcomes.${outcome}`)
    : t(`states.${viewer === "buyer" ? "buyer" : "vendor"}.${state}`);
  return <Badge tone={tone}>{label}</Badge>;
}
type ProblemStanding = Pick<ProblemDetail, "state" | "outcome" | "owner">;

/** Kind, goods, deadline with what happens then, and what is offered. */
export function ProblemFacts({ problem, viewer }: { problem: ProblemDetail; viewer: Viewer }) {
  const { t } = useTranslation("problems");
  const { kind, wish, lines, state, dueAt, refundedCents, isBorneByPlatform } = problem;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="font-semibold">{t(`kinds.${kind}`)}</p>
        <p className="text-ink-soft text-sm">
          {t("about")}: {lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")}
        </p>
        <p className="text-ink-soft text-sm">{t("wish", { wish: t(`solutions.${wish}`) })}</p>
      </div>
      {state !== "closed" && (
        <p className="text-sm">
          {dueAt && <strong>{t("until", { date: formatDate(dueAt) })}. </strong>}
          {t(`atEnd.${state}`)}
        </p>
      )}
      {(state === "offered" || state === "returning") && <Offer problem={problem} />}
      <Tracking problem={problem} />
      {refundedCents > 0 && (
        <p className="text-sm">
          {t("refundedSum", { amount: formatUsd(refundedCents) })}
          {isBorneByPlatform && viewer !== "buyer" && <> · {t("platformBears")}</>}
        </p>
      )}
      {problem.decision && <Decision decision={problem.decision} />}
    </div>
  );
}

function Offer({ problem }: { problem: ProblemDetail }) {
  const { t } = useTranslation("problems");
  const { offer, lines, offeredShippingCents, returnTo } = problem;
  if (!offer) return null;
  return (
    <div className="grid gap-1 rounded-leaf-sm bg-leaf-wash p-4">
      <p className="font-semibold">{t(`offer.${offer}`)}</p>
      {offer === "refund" &&
        lines
          .filter(({ offeredQuantity }) => offeredQuantity > 0)
          .map(({ lineId, name, offeredQuantity, quantity }) => (
            <p key={lineId} className="text-sm">
              {t("offer.refundLine", { quantity: offeredQuantity, reported: quantity, name })}
            </p>
          ))}
      {offeredShippingCents > 0 && (
        <p className="text-sm">{t("offer.shipping", { amount: formatUsd(offeredShippingCents) })}</p>
      )}
      {returnTo && (
        <p className="whitespace-pre-line break-words text-sm">
          <span className="text-ink-soft">{t("offer.returnTo")}:</span> {returnTo}
        </p>
      )}
    </div>
  );
}

function Tracking({ problem }: { problem: ProblemDetail }) {
  const { t } = useTranslation("problems");
  const { replacementCarrier, replacementTrackingNumber, returnCarrier, returnTrackingNumber } = problem;
  const sent = [
    ["shipReplacement", replacementCarrier, replacementTrackingNumber],
    ["sendReturn", returnCarrier, returnTrackingNumber],
  ] as const;
  return sent.map(
    ([name, carrier, number]) =>
      number && (
        <p key={name} className="text-sm">
          <span className="text-ink-soft">{t(`events.${name}`)}:</span> {carrier}{" "}
          <span className="break-all font-mono">{number}</span>
        </p>
      ),
  );
}

function Decision({ decision }: { decision: NonNullable<ProblemDetail["decision"]> }) {
  const { t } = useTranslation("problems");
  const { rule, facts, objection, objectionOutcome, objectionReason } = decision;
  return (
    <div className="grid gap-2 rounded-leaf-sm border border-edge p-4">
      <p className="font-semibold">{t("decision.title")}</p>
      <p className="text-sm">
        <span className="text-ink-soft">{t("decision.rule")}:</span> {t(`rules.${rule}`)}
      </p>
      <p className="whitespace-pre-line break-words">{facts}</p>
      <p className="text-ink-soft text-sm">{t("decision.how")}</p>
      {objection && (
        <div className="grid gap-1 border-line border-t pt-2">
          <p className="font-semibold text-sm">{t("decision.objection")}</p>
          <p className="whitespace-pre-line break-words">{objection}</p>
          <p className="font-semibold text-sm">{t(`decision.${objectionOutcome ?? "waits"}`)}</p>
          {objectionReason && <p className="whitespace-pre-line break-words">{objectionReason}</p>}
        </div>
      )}
    </div>
  );
}
