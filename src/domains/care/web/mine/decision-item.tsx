import { Suspense, useState } from 'react';
import type { OwnDecision } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Day } from '#ui/lists/day.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { useNow } from '#ui/timing/rendered.ts';
import { canAppeal } from '../../lifecycle.ts';
import { isSuspension, sayAbout, sayAppeal, sayDecision } from './decision-texts.ts';

const DecisionAppealDialog = lazyPart(async () => ({
  default: (await import('./decision-appeal-dialog.tsx')).DecisionAppealDialog,
}));

/** What was decided, why, and what the person can do or did about it. */
export function DecisionItem({ decision }: { decision: OwnDecision }) {
  const [isAppealing, setIsAppealing] = useState(false);
  const now = useNow().getTime();
  const { kind, link, state, outcome, isHidden, reason, suspendedUntil, decidedAt } = decision;
  return (
    <>
      <h2 className="text-xl">{sayDecision(decision, now)}</h2>
      {isSuspension(decision, now) && suspendedUntil && (
        <p className="mt-1 font-semibold">
          <Phrase text={say('care.decisionItem.until')} parts={{ day: () => <Day value={suspendedUntil} time /> }} />
        </p>
      )}
      <p className="mt-1 text-sm text-muted">
        {sayAbout(decision)}
        {say('language.comma')}
        <Day value={decidedAt} time />
        {isHidden && outcome !== 'hidden' && `. ${say('care.decisionItem.hiddenToo')}`}
      </p>
      {kind !== 'profile' && (
        <p className="mt-1 text-sm">
          <TextLink to={link}>{say('care.decisionItem.subjectLink')}</TextLink>
        </p>
      )}
      <p dir="auto" className="mt-3 max-w-prose border-s-4 border-control ps-4 whitespace-pre-line text-start">
        {reason}
      </p>
      <Appeal decision={decision} />
      {canAppeal(state) && (
        <Button variant="secondary" className="mt-5" onClick={() => setIsAppealing(true)}>
          {say('care.decisionItem.appeal')}
        </Button>
      )}
      {isAppealing && (
        <Suspense>
          <DecisionAppealDialog id={decision.id} onClose={() => setIsAppealing(false)} />
        </Suspense>
      )}
    </>
  );
}

function Appeal({ decision }: { decision: OwnDecision }) {
  const { appeal } = decision;
  if (!appeal) return null;
  return (
    <div className="mt-4 max-w-prose">
      <p className="font-semibold">{sayAppeal(decision)}</p>
      {appeal.answer && (
        <p dir="auto" className="mt-1 border-s-4 border-control ps-4 whitespace-pre-line text-start">
          {appeal.answer}
        </p>
      )}
      <details className="mt-2 text-sm">
        <summary className="cursor-pointer text-link">{say('care.decisionItem.yourAppeal')}</summary>
        <p dir="auto" className="mt-1 whitespace-pre-line text-start">
          {appeal.message}
        </p>
      </details>
    </div>
  );
}
