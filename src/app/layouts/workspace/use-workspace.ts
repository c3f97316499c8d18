import { useLocation, useSearchParams } from "react-router";
import { useSession } from "#client/session.tsx";
import { useUnreadCount } from "#domains/messaging/web/use-unread-count.ts";
import { useWaitingProblems } from "#domains/problems/web/use-waiting-problems.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { type AreaName, areaOf, currentSection, type Group, listGroups, type Section } from "./areas.ts";

export type ShownSection = Section & { label: string; isCurrent: boolean; count: number; countLabel: string };
export type ShownGroup = { name: string; label: string; sections: ShownSection[] };
export type Workspace = {
  area: AreaName;
  title: string;
  home: string;
  groups: ShownGroup[];
  current: ShownSection;
};

/** The workspace of this page, in words: its sections, which one is open, and how much is unread there. */
export function useWorkspace(): Workspace {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const session = useSession();
  const { t } = useTranslation("workspace");
  const area = areaOf(pathname);
  const labelOf = useLabels(area);
  const unread = useVendorUnread(area);
  const waiting = useWaitingProblems(area);
  const groups = listGroups(area, session);
  const open = currentSection(groups, pathname, params);
  const show = (section: Section): ShownSection => {
    const isProblems = section.name === "problems";
    const count = isProblems ? waiting : section.name === "messages" ? unread : 0;
    return {
      ...section,
      count,
      label: labelOf(section.name),
      isCurrent: section.name === open,
      countLabel: isProblems ? t("problemsWaiting", { count }) : t("unread", { count }),
    };
  };
  const shown = groups.map(({ name, sections }: Group) => ({
    name,
    label: t(`groups.${name}` as "groups.market"),
    sections: sections.map(show),
  }));
  const all = shown.flatMap(({ sections }) => sections);
  return {
    area,
    title: t(`title.${area}`),
    home: all[0]!.to,
    groups: shown,
    current: all.find(({ isCurrent }) => isCurrent)!,
  };
}

function useLabels(area: AreaName): (name: string) => string {
  const { t: tAdmin } = useTranslation("workspace");
  const { t: tVendor } = useTranslation("vendors");
  return (name) =>
    area === "admin"
      ? tAdmin(`admin.tabs.${name}` as "admin.tabs.overview")
      : tVendor(`dashboard.tabs.${name}` as "dashboard.tabs.overview");
}

/** A vendor's unread messages; administrators have none. */
function useVendorUnread(area: AreaName): number {
  const unread = useUnreadCount("vendor");
  return area === "vendor" ? unread : 0;
}
