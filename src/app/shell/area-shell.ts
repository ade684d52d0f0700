/** The shell of those who are logged in. It comes with code of its own, so that a visitor's first page does without. */
import { type ComponentType, useEffect, useState } from 'react';
import { fetchCode } from '../fetch-code.ts';

interface AreaShellProps {
  /** False for a page that is open to everyone: it brings its own room, and the site's foot stands below it. */
  isInArea: boolean;
}

type AreaShell = ComponentType<AreaShellProps>;

let fetched: AreaShell | null = null;

const load = async () => (await import('../areas/area-layout.tsx')).AreaLayout;

export async function fetchAreaShell(): Promise<void> {
  fetched = await fetchCode(load);
}

/** Null until it is here. On the way to a page it is fetched before: this serves a login in another tab. */
export function useAreaShell(isWanted: boolean): AreaShell | null {
  const [shell, setShell] = useState(() => fetched);
  useEffect(() => {
    if (isWanted && shell === null) void fetchAreaShell().then(() => setShell(() => fetched));
  }, [isWanted, shell]);
  return isWanted ? (shell ?? fetched) : null;
}
