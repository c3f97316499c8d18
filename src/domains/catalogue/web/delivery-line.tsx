import { lazy, Suspense } from "react";
import "./delivery-line.css";
import type { DeliveryLineProps } from "./delivery-line-props.ts";

/** The document is usable without this code, which completes it in the same place for its reader's country. */
const Known = lazy(() => import("./delivery-known.tsx"));

/**
 * Cost and time of a product's delivery, on a card or its page; on a list, to which country. The document is drawn for everyone and says
 * the least that it costs anywhere.
 */
export function DeliveryLine(props: DeliveryLineProps) {
  return (
    <div className="delivery-line" data-on={props.on}>
      <Suspense>
        <Known {...props} />
      </Suspense>
    </div>
  );
}
