import { useState } from 'react';
import type { Entry } from './groups.ts';

interface Active {
  active: Entry | null;
  choose: (entry: Entry) => void;
  /** From the last on to the first. */
  move: (by: 1 | -1) => void;
}

/** The line that Enter takes: the first one, until somebody goes to another; that one keeps it wherever it moves to. */
export function useActive(entries: readonly Entry[], words: string): Active {
  const [chosen, setChosen] = useState<{ key: string | undefined; words: string }>({ key: undefined, words });
  // Other words begin at the first line again.
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
