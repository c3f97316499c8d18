import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "#client/api.ts";
import { ObjectButton } from "#client/object-button.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";
import type { Decision } from "../contract.ts";
import { factsBounds, isRestriction, type Restriction } from "../decision-rules.ts";
import { EditChanges } from "./edit-details.tsx";
import { ObjectionState } from "./objection-state.tsx";

type Held = Decision & { kind: Restriction };
const isHeld = (decision: Decision): decision is Held => isRestriction(decision.kind) && !decision.endedAt;

/** For a vendor: each decision that holds against its shop or products, or against one product, with its reason and the way to object. */
export function OwnDecisions({ productId }: { productId?: string }) {
  const { data } = useQuery(queries.decisions.listOwnDecisions.queryOptions({ input: {} }));
  const all = data?.items.filter(isHeld) ?? [];
  const held = productId ? all.filter((decision) => decision.productId === productId) : all;
  if (held.length === 0) return null;
  return (
    <ul className="grid gap-4">
      {held.map((decision) => (
        <li key={decision.id}>
          <Statement decision={decision} hasLink={!productId} />
        </li>
      ))}
    </ul>
  );
}

function Statement({ decision, hasLink }: { decision: Held; hasLink: boolean }) {
  const { t } = useTranslation("decisions");
  const { kind, openParcelsUntil } = decision;
  // The form of the product says why itself.
  const isRejection = kind === "productRejected" || kind === "revisionRejected";
  const product = decision.productName ?? "";
  const until = openParcelsUntil ? formatDate(openParcelsUntil) : "";
  return (
    <InlineNotice
      tone={kind === "shopSuspended" || kind === "shopTerminated" ? "danger" : "warning"}
      title={t(`own.${kind}`, { product })}
      action={
        decision.canObject && (
          <ObjectButton
            words={(word) => t(`own.${word}`)}
            missing={t("factsBounds")}
            bounds={factsBounds}
            send={(objection) => api.decisions.objectToDecision({ decisionId: decision.id, objection })}
            changed={queries.decisions.key()}
          />
        )
      }
    >
      <div className="grid gap-2">
        <p>{t(`own.effect.${kind}`, { date: until })}</p>
        <p>
          <strong>{t("own.why")}:</strong> {t(`rules.${decision.rule}`)}
        </p>
        {(hasLink || !isRejection) && <p className="wrap-anywhere whitespace-pre-line">{decision.facts}</p>}
        <p>
          {t("own.since", { date: formatDate(decision.createdAt) })} ·{" "}
          {t(decision.isAutomatic ? "own.automatic" : "own.byPerson")}
        </p>
        {decision.edit && <EditChanges edit={decision.edit} />}
        {hasLink && decision.productId && isRejection && (
          <Link to={`?tab=products&product=${decision.productId}`} className="w-fit text-link">
            {t("own.edit")}
          </Link>
        )}
        <ObjectionState decision={decision} words={(word, values) => t(`own.${word}`, values)} />
      </div>
    </InlineNotice>
  );
}
