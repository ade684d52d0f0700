import { useState } from 'react';
import type { Entry } from './groups.ts';

interface Active {
  active: Entry | null;
  choose: (entry: Entry) => void;
  /** Wraps around. */
  move: (by: 1 | -1) => void;
}

/** The active result: the first until another is chosen, which then stays active even if it moves. */
export function useActive(entries: readonly Entry[], words: string): Active {
  const [chosen, setChosen] = useState<{ key: string | undefined; words: string }>({ key: undefined, words });
  // A new search resets to the first.
  const key = chosen.words === words ? chosen.key : undefined;
  const index = Math.max(
    0,
    entries.findIndex((entry) => entry.key === key),
  );
  return {
    active: entries[index] ?? null,
    choose: (entry) => setChosen({ key: entry.key, words }),
    move: (by) => setChosen({ key: entries.at((index + by) % Math.max(1, entries.length))?.key, words }),
  };
}
