import type { Impact } from '../../../../../generated/types.gen.ts';
import { classNames } from '../../../../ui/class-names.ts';
import type { DecisionDesk, Fate } from './decision-desk.ts';
import { nameFate } from './decision-words.ts';

interface ReviewNoteProps {
  impact: Impact;
  fate: Fate | undefined;
  desk: DecisionDesk;
}

const LINK = 'py-0.5 font-semibold text-link underline underline-offset-4';

/** Under a row: what became of the decision about it. */
export function ReviewNote({ impact, fate, desk }: ReviewNoteProps) {
  if (!fate) return null;
  const isBad = fate.stage === 'refused' || fate.stage === 'unanswered';
  return (
    <p
      className={classNames(
        'flex flex-wrap items-center gap-x-4 border-t border-line px-4 py-1.5 text-sm',
        isBad ? 'bg-danger-wash text-danger-ink' : 'bg-sunken',
      )}
    >
      <span className="min-w-0 flex-1">{nameFate(fate, impact)}</span>
      {fate.stage === 'held' && (
        <button type="button" className={LINK} onClick={() => desk.undo(fate.key)}>
          Undo
        </button>
      )}
      {fate.stage === 'unanswered' && (
        <button type="button" className={LINK} onClick={() => desk.retry(fate.key)}>
          Send it again
        </button>
      )}
    </p>
  );
}
