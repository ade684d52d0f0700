import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getOwnRegistrationOptions } from '#generated/auth/getOwnRegistration.gen.ts';
import type { OwnRegistration } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { SwellLines } from '#ui/drawn/swell-lines.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Day } from '#ui/lists/day.tsx';
import { Fact, Facts } from '#ui/lists/facts.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { Written } from '#ui/text/written.tsx';
import { useSessionSelector } from '../session/session-provider.tsx';
import { WithdrawRegistration } from './withdraw-registration.tsx';

/** For someone whom an admin has to let in, or has declined. */
export function WaitingPage() {
  const isKnown = useSessionSelector((state) => state.matches('unverified'));
  const isRestoring = useSessionSelector((state) => state.hasTag('restoring'));
  const [isWithdrawn, setWithdrawn] = useState(false);
  const read = useQuery({ ...getOwnRegistrationOptions(), enabled: isKnown && !isWithdrawn, staleTime: 0 });
  const registration = read.data?.data;
  if (isWithdrawn) return <Withdrawn />;
  if (!isKnown && !isRestoring) return <SignedOut />;
  if (registration) return <Shown registration={registration} onWithdrawn={() => setWithdrawn(true)} />;
  if (read.isError) return <FailedRead of={read} what={say('auth.waitingPage.failed')} />;
  return (
    <LoadingState label={say('auth.waitingPage.loading')}>
      <SkeletonText lines={4} />
    </LoadingState>
  );
}

function Shown({ registration, onWithdrawn }: { registration: OwnRegistration; onWithdrawn: () => void }) {
  const { state } = registration;
  if (state === 'approved') {
    return (
      <>
        <SwellLines className="text-action" />
        <PageHeading className="mt-6" lead={say('auth.waitingPage.approvedLead')}>
          {say('auth.waitingPage.approved')}
        </PageHeading>
        <ButtonLink to="/auth/login" className="mt-8">
          {say('auth.waitingPage.logIn')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <SwellLines className="text-action" />
      {state === 'waiting' ? (
        <PageHeading className="mt-6" lead={say('auth.waitingPage.next')}>
          {say('auth.waitingPage.title')}
        </PageHeading>
      ) : (
        <PageHeading className="mt-6">{say('auth.waitingPage.declined')}</PageHeading>
      )}
      <RegistrationFacts registration={registration} />
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/logout" variant="secondary">
          {say('auth.waitingPage.logOut')}
        </ButtonLink>
        {state === 'waiting' && <WithdrawRegistration onWithdrawn={onWithdrawn} />}
      </div>
    </>
  );
}

function RegistrationFacts({ registration }: { registration: OwnRegistration }) {
  const { sentAt, motivation, reason, erasedAt } = registration;
  return (
    <div className="mt-8 space-y-6">
      <Facts>
        <Fact name={say('auth.waitingPage.sent')}>
          <Day value={sentAt} time />
        </Fact>
        {motivation && (
          <Fact name={say('auth.waitingPage.motivation')}>
            <Written text={motivation} />
          </Fact>
        )}
        {reason && (
          <Fact name={say('auth.waitingPage.reason')}>
            <Written text={reason} />
          </Fact>
        )}
      </Facts>
      {erasedAt && (
        <p className="max-w-prose">
          <Phrase text={say('auth.waitingPage.declinedErasure')} parts={{ day: () => <Day value={erasedAt} /> }} />
        </p>
      )}
    </div>
  );
}

const Withdrawn = () => (
  <>
    <PageHeading lead={say('auth.waitingPage.withdrawnLead')}>{say('auth.waitingPage.withdrawn')}</PageHeading>
    <ButtonLink to="/" className="mt-8">
      {say('auth.waitingPage.home')}
    </ButtonLink>
  </>
);

/** Without a token, or with one that has expired. */
const SignedOut = () => (
  <>
    <PageHeading lead={say('auth.waitingPage.signedOut')}>{say('app.authPages.waiting')}</PageHeading>
    <ButtonLink to="/auth/login" className="mt-8">
      {say('auth.waitingPage.logIn')}
    </ButtonLink>
  </>
);
