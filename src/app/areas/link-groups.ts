/** Groups an area's links, and splits them between the bottom bar and "More" on a phone. */
import { type AreaLink, GROUP_NAMES, type LinkGroupId } from './area-links.ts';

export interface LinkGroup {
  /** Null for the area's own work. */
  name: string | null;
  links: readonly AreaLink[];
}

const GROUPS: readonly (LinkGroupId | undefined)[] = [undefined, 'community', 'own'];

export function groupLinks(links: readonly AreaLink[]): LinkGroup[] {
  return GROUPS.map((group) => ({
    name: group ? GROUP_NAMES[group] : null,
    links: links.filter((link) => link.group === group),
  })).filter((group) => group.links.length > 0);
}

/** How many fit on the narrowest phone, including "More". */
const MAX_IN_BAR = 5;

export function splitForBottomBar(links: readonly AreaLink[]): { row: AreaLink[]; more: AreaLink[] } {
  const wanted = links.filter(({ isSidebarOnly = false }) => !isSidebarOnly);
  const isAllInRow = wanted.length === links.length && links.length <= MAX_IN_BAR;
  const row = isAllInRow ? wanted : wanted.slice(0, MAX_IN_BAR - 1);
  return { row, more: links.filter((link) => !row.includes(link)) };
}
