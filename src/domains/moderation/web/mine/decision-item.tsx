import { Suspense, useState } from 'react';
import type { OwnDecision } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Day } from '#ui/lists/day.tsx';
import { Written } from '#ui/text/written.tsx';
import { useNow } from '#ui/timing/hydration.ts';
import { lazyPart } from '#ui/timing/lazy-part.ts';
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
          <Phrase
            text={say('moderation.decisionItem.until')}
            parts={{ day: () => <Day value={suspendedUntil} time /> }}
          />
        </p>
      )}
      <p className="mt-1 text-sm text-muted">
        {sayAbout(decision)}
        {say('language.comma')}
        <Day value={decidedAt} time />
        {isHidden && outcome !== 'hidden' && `. ${say('moderation.decisionItem.hiddenToo')}`}
      </p>
      {kind !== 'profile' && (
        <p className="mt-1 text-sm">
          <TextLink to={link}>{say('moderation.decisionItem.subjectLink')}</TextLink>
        </p>
      )}
      <Written text={reason} className="mt-3 max-w-prose border-s-4 border-control ps-4" />
      <Appeal decision={decision} />
      {canAppeal(state) && (
        <Button variant="secondary" className="mt-5" onClick={() => setIsAppealing(true)}>
          {say('moderation.decisionItem.appeal')}
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
      {appeal.answer && <Written text={appeal.answer} className="mt-1 border-s-4 border-control ps-4" />}
      <details className="mt-2 text-sm">
        <summary className="cursor-pointer text-link">{say('moderation.decisionItem.yourAppeal')}</summary>
        <Written text={appeal.message} className="mt-1" />
      </details>
    </div>
  );
}
