import { Suspense, useState } from 'react';
import { sayName } from '#domains/people/model.ts';
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { ApplicationOutcome } from '../application-outcome.tsx';
import { sayApplication } from '../application-texts.ts';
import { ApplicationTrail } from '../application-trail.tsx';
import { canWithdraw } from '../opportunity-state.ts';
import { SaveButton } from '../save-button.tsx';
import { MyRow } from './my-row.tsx';

const WithdrawDialog = lazyPart(async () => ({ default: (await import('./withdraw-dialog.tsx')).WithdrawDialog }));

export function AppliedRow({ opportunity }: { opportunity: OpportunitySummary }) {
  const [isAsked, setIsAsked] = useState(false);
  const { application, title, owner } = opportunity;
  if (!application) return null;
  return (
    <MyRow
      opportunity={opportunity}
      actions={
        <>
          {canWithdraw(opportunity) && (
            <Button variant="secondary" size="sm" onClick={() => setIsAsked(true)}>
              <Phrase
                text={say('opportunities.appliedRow.withdraw')}
                parts={{
                  title: () => (
                    <span className="sr-only">
                      : <bdi>{title}</bdi>
                    </span>
                  ),
                }}
              />
            </Button>
          )}
          <SaveButton opportunity={opportunity} size="sm" />
        </>
      }
    >
      <p className="max-w-prose">{sayApplication(application).text}</p>
      <ApplicationOutcome application={application} owner={sayName(owner)} className="mt-3" />
      <ApplicationTrail application={application} className="mt-4" />
      <Suspense>
        {isAsked && (
          <WithdrawDialog opportunity={opportunity} application={application} onClose={() => setIsAsked(false)} />
        )}
      </Suspense>
    </MyRow>
  );
}
