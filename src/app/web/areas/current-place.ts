/** Which entry and tab of a menu an address belongs to, and which entries fit the bottom bar on a phone. */
import type { Path } from 'react-router-dom';
import type { AreaEntry, AreaTab } from './area-menus.ts';

type Address = Pick<Path, 'pathname' | 'search'>;

export interface CurrentPlace {
  entry: AreaEntry;
  /** Null on a page within the entry that has no tab of its own, such as a form. */
  tab: AreaTab | null;
}

/** Null for a page of no entry, such as the notifications. */
export function currentPlace(menu: readonly AreaEntry[], { pathname, search }: Address): CurrentPlace | null {
  const here: Address = { pathname: pathname.replace(/(?<=.)\/$/, ''), search };
  const [closest] = menu
    .flatMap((entry, index) => {
      const isHome = index === 0;
      const tabs = entry.tabs.map((tab) => ({ entry, tab, to: tab.to }));
      const covered = (entry.covers ?? []).map((to) => ({ entry, tab: null, to }));
      return [...tabs, ...covered].filter(({ to }) => (isHome ? isAt(here, to) : isWithin(here, to)));
    })
    .sort((one, other) => other.to.length - one.to.length);
  if (!closest) return null;
  const { entry, tab, to } = closest;
  return { entry, tab: tab && (tab.hasSections || isAt(here, to)) ? tab : null };
}

function isWithin({ pathname, search }: Address, to: string): boolean {
  const [path = '', wanted = ''] = to.split('?');
  const given = new URLSearchParams(search);
  const isSearched = [...new URLSearchParams(wanted)].every(([name, value]) => given.get(name) === value);
  return isSearched && (pathname === path || pathname.startsWith(`${path}/`));
}

const isAt = (here: Address, to: string): boolean => isWithin(here, to) && here.pathname === to.split('?')[0];

/** How many fit on the narrowest phone, including "More". */
const MAX_IN_BAR = 5;

export function splitForBottomBar(menu: readonly AreaEntry[]): {
  row: readonly AreaEntry[];
  more: readonly AreaEntry[];
} {
  const isAllInRow = menu.length <= MAX_IN_BAR && menu.every(({ icon }) => icon);
  // Where the community does without an area, entries without an icon move up: they stay behind "More".
  const row = isAllInRow ? menu : menu.slice(0, MAX_IN_BAR - 1).filter(({ icon }) => icon);
  return { row, more: menu.filter((entry) => !row.includes(entry)) };
}
