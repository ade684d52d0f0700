/** Groups an area's links, and splits them between the bottom bar and "More" on a phone. */
import { type AreaLink, type LinkPart, PART_NAMES } from './area-links.ts';

export interface LinkGroup {
  /** Null for the area's own work. */
  name: string | null;
  links: readonly AreaLink[];
}

const PARTS: readonly (LinkPart | undefined)[] = [undefined, 'community', 'own'];

export function groupLinks(links: readonly AreaLink[]): LinkGroup[] {
  return PARTS.map((part) => ({
    name: part ? PART_NAMES[part] : null,
    links: links.filter((link) => link.part === part),
  })).filter((group) => group.links.length > 0);
}

/** How many fit on the narrowest phone, including "More". */
const MOST_IN_ROW = 5;

export function splitForRow(links: readonly AreaLink[]): { row: AreaLink[]; more: AreaLink[] } {
  const wanted = links.filter(({ isAtTheSideAlone = false }) => !isAtTheSideAlone);
  const isAllInRow = wanted.length === links.length && links.length <= MOST_IN_ROW;
  const row = isAllInRow ? wanted : wanted.slice(0, MOST_IN_ROW - 1);
  return { row, more: links.filter((link) => !row.includes(link)) };
}
