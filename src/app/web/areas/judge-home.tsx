import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import { MailRefusalPart } from '#domains/auth/web/email/mail-refusal-part.tsx';
import { PasskeyOffer } from '#domains/auth/web/passkeys/passkey-offer.tsx';
import { SecondStepNotice } from '#domains/auth/web/second-step-rule/second-step-notice.tsx';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { LatestDecisions } from '#domains/impacts/web/queue/latest-decisions.tsx';
import { NextReviews } from '#domains/impacts/web/queue/next-reviews.tsx';
import { reviewWork } from '#domains/impacts/web/queue/review-work.ts';
import { DecisionNotice } from '#domains/moderation/web/mine/decision-notice.tsx';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { queuePathOf } from '../queues.ts';
import { ReviewInvitation } from './review-invitation.tsx';
import { PendingQueues } from './work/pending-queues.tsx';

/** What needs the judge now, ready to decide; beside it the other queue, and what became of their decisions. */
export function JudgeHome() {
  const user = useSessionSelector(selectUser);
  const queuePath = queuePathOf('Judge', reviewWork);
  return (
    <>
      <PageHeading size="area">
        <Phrase text={say('app.areas.greeting')} parts={{ name: () => <bdi>{user?.name}</bdi> }} />
      </PageHeading>
      <DecisionNotice className="mt-6 max-w-3xl" />
      <MailRefusalPart className="mt-6 max-w-3xl" />
      <SecondStepNotice className="mt-6 max-w-3xl" />
      <PasskeyOffer className="mt-6 max-w-3xl" />
      <div className="grid items-start gap-x-16 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="min-w-0">
          <ReviewInvitation area="Judge" />
          <NextReviews queuePath={queuePath} className="mt-10" />
        </div>
        <div className="min-w-0">
          <PendingQueues area="Judge" variant="secondary" />
          <LatestDecisions queuePath={queuePath} className="mt-10" />
        </div>
      </div>
    </>
  );
}
