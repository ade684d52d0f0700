import { Suspense, useState } from 'react';
import { sayName } from '#domains/people/model.ts';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { Written } from '#ui/text/written.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { NoticeActions } from './notice-actions.tsx';

const AnswerDialog = lazyPart(async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog }));

/** A judge's open question, for the people who took part. Only the owner answers. */
export function OwnerQuestion({ impact }: { impact: Impact }) {
  const [isAnswering, setIsAnswering] = useState(false);
  const { id, owner, canAnswer, question } = impact;
  if (!question) return null;
  return (
    <Notice tone="warning" title={say('impacts.question.heading')}>
      <Written text={question.text} />
      <p className="mt-3 text-sm">
        {canAnswer ? say('impacts.question.ownHint') : say('impacts.question.hint', { name: isolate(sayName(owner)) })}
      </p>
      <NoticeActions>
        {canAnswer && (
          <>
            <Button onClick={() => setIsAnswering(true)}>{say('impacts.question.answer')}</Button>
            <ButtonLink to={`/dashboard/impacts/${id}/edit`} variant="secondary">
              {say('impacts.ownerNotice.edit')}
            </ButtonLink>
          </>
        )}
      </NoticeActions>
      {isAnswering && (
        <Suspense>
          <AnswerDialog impact={impact} onClose={() => setIsAnswering(false)} />
        </Suspense>
      )}
    </Notice>
  );
}
