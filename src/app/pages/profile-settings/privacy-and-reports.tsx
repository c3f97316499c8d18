import { OwnMessageDecisions } from "#domains/decisions/web/own-message-decisions.tsx";
import { OwnReports } from "#domains/moderation/web/own-reports.tsx";
import { PrivacyPanel } from "#domains/privacy/web/privacy-panel.tsx";

/** The panel of one's data, of what one reported, and of messages of one's own that were removed. */
export function PrivacyAndReports() {
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <PrivacyPanel />
      <OwnReports />
      <OwnMessageDecisions />
    </div>
  );
}
