/** The shell for logged-in people, in its own chunk so that visitors don't load it. */
import { type ComponentType, useEffect, useState } from 'react';
import { fetchCode } from '#platform/browser/page/fetch-code.ts';
import { withStyles } from '#ui/timing/with-styles.ts';

interface AreaShellProps {
  /** False for public pages, which have their own margins and the site footer. */
  isInArea: boolean;
}

type AreaShell = ComponentType<AreaShellProps>;

let fetched: AreaShell | null = null;

const load = async () => (await withStyles(import('../areas/area-layout.tsx'))).AreaLayout;

export async function fetchAreaShell(): Promise<void> {
  fetched = await fetchCode(load);
}

/** Null until loaded. Navigation preloads it; this covers logging in from another tab. */
export function useAreaShell(isWanted: boolean): AreaShell | null {
  const [shell, setShell] = useState(() => fetched);
  useEffect(() => {
    if (isWanted && shell === null) void fetchAreaShell().then(() => setShell(() => fetched));
  }, [isWanted, shell]);
  return isWanted ? (shell ?? fetched) : null;
}
