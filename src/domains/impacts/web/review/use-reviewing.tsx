import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Impact } from '../../../../../generated/types.gen.ts';
import type { QueueCommand } from '../../../../ui/queue/queue-types.ts';
import { toast } from '../../../../ui/toast.ts';
import type { DecisionSubject } from '../../flows/decision-undo.ts';
import type { DecisionDesk, DeskState } from './decision-desk.ts';
import { canDecide } from './review-actions.tsx';
import { useDecisionDesk } from './use-decision-desk.ts';
import { subjectOf, type Ticked } from './use-ticked.ts';

const loadDeclineDialog = () => import('./decline-dialog.tsx');
const DeclineDialog = lazy(async () => ({ default: (await loadDeclineDialog()).DeclineDialog }));

interface ReviewingOptions {
  rows: readonly Impact[];
  /** The first row unless told. */
  current: string | null;
  ticked?: Ticked;
  goTo?: (id: string) => void;
  /** After each decision, as for a sheet that closes. */
  onDecided?: (() => void) | undefined;
}

interface Reviewing extends DeskState {
  desk: DecisionDesk;
  approve: (impact: Impact) => void;
  decline: (impact: Impact) => void;
  approveTicked: () => void;
  declineTicked: () => void;
  commands: readonly QueueCommand[];
  dialog: ReactNode;
}

/** Deciding, by key and by button, on the current impact or on those that are ticked. */
export function useReviewing({ rows, current, ticked, goTo, onDecided }: ReviewingOptions): Reviewing {
  const { desk, state } = useDecisionDesk();
  const [declining, setDeclining] = useState<readonly DecisionSubject[] | null>(null);
  const row = rows.find(({ id }) => id === current) ?? rows[0];
  const marked = ticked?.subjects ?? [];
  useEffect(() => {
    // Whoever presses D types on at once. What fails to load here fails again, and is told, when it is needed.
    loadDeclineDialog().catch(() => undefined);
  }, []);

  function decide(subjects: readonly DecisionSubject[], isVerified: boolean, reason: string | null) {
    desk.decide({ subjects, isVerified, reason });
    if (subjects.some(({ id }) => ticked?.keys.has(id))) ticked?.clear();
    setDeclining(null);
    goToNext();
    onDecided?.();
  }

  /** To the next row without a decision, or from the end to the first one. */
  function goToNext() {
    const at = row ? rows.indexOf(row) : -1;
    const { fates } = desk.getState();
    const isLeft = (one: Impact) => canDecide(one, fates.get(one.id));
    const next = rows.slice(at + 1).find(isLeft) ?? rows.find(isLeft);
    if (next) goTo?.(next.id);
  }

  const approve = (impact: Impact) => decide([subjectOf(impact)], true, null);
  const decline = (impact: Impact) => setDeclining([subjectOf(impact)]);
  const approveTicked = () => decide(marked, true, null);
  const declineTicked = () => setDeclining(marked);

  /** What a letter means: the ticked ones go before the current one. */
  function onChosen(act: (impact: Impact) => void, actOnTicked: () => void) {
    if (marked.length > 0) return actOnTicked();
    if (row && canDecide(row, state.fates.get(row.id))) return act(row);
    toast({ message: row ? 'This one is not yours to decide now' : 'Nothing is left here to decide' });
  }

  function undo() {
    if (desk.undo() === null) toast({ message: 'Nothing can be undone any more' });
  }

  return {
    ...state,
    desk,
    approve,
    decline,
    approveTicked,
    declineTicked,
    commands: [
      { key: 'a', label: 'Approve', run: () => onChosen(approve, approveTicked) },
      { key: 'd', label: 'Decline, with a reason', run: () => onChosen(decline, declineTicked) },
      { key: 'u', label: 'Undo the last decision, within five seconds', run: undo },
    ],
    dialog: declining && (
      <Suspense>
        <DeclineDialog
          subjects={declining}
          onDecline={(reason) => decide(declining, false, reason)}
          onClose={() => setDeclining(null)}
        />
      </Suspense>
    ),
  };
}
