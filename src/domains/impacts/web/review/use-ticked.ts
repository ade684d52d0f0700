import { useMemo, useState } from 'react';
import type { Impact } from '../../../../../generated/types.gen.ts';
import { NONE_SELECTED, type Selection } from '../../../../ui/queue/queue-selection.ts';
import type { DecisionSubject } from '../../flows/decision-undo.ts';

/** As many as the server decides in one call. */
export const MOST_AT_ONCE = 100;

export interface Ticked {
  keys: Selection;
  /** The ticked ones, those of other pages among them. */
  subjects: readonly DecisionSubject[];
  choose: (keys: Selection) => void;
  clear: () => void;
}

/** Ticks outlive a change of page, so that more than a page can be decided at once. */
export function useTicked(rows: readonly Impact[]): Ticked {
  const [subjects, setSubjects] = useState<readonly DecisionSubject[]>([]);
  const keys = useMemo(
    () => (subjects.length === 0 ? NONE_SELECTED : new Set(subjects.map(({ id }) => id))),
    [subjects],
  );
  return {
    keys,
    subjects,
    choose: (chosen) => {
      const known = new Map([...rows.map(subjectOf), ...subjects].map((subject) => [subject.id, subject]));
      setSubjects([...chosen].flatMap((id) => known.get(id) ?? []));
    },
    clear: () => setSubjects([]),
  };
}

export const subjectOf = ({ id, title, revision }: Impact): DecisionSubject => ({ id, title, revision });
