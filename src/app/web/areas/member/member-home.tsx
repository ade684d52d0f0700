import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import { MailRefusalPart } from '#domains/auth/web/email/mail-refusal-part.tsx';
import { PasskeyOffer } from '#domains/auth/web/passkeys/passkey-offer.tsx';
import { SecondStepNotice } from '#domains/auth/web/second-step-rule/second-step-notice.tsx';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { LogImpactLinks } from '#domains/impacts/web/mine/log-impact-links.tsx';
import { WaitingDrafts } from '#domains/impacts/web/mine/waiting-drafts.tsx';
import { AwaitingNamings } from '#domains/impacts/web/namings/awaiting-namings.tsx';
import { ThisYearsLeaders } from '#domains/leaderboard/web/this-years-leaders.tsx';
import { DecisionNotice } from '#domains/moderation/web/mine/decision-notice.tsx';
import { getCurrentUserOptions } from '#generated/users/getCurrentUser.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { safeStorage } from '#platform/browser/page/safe-storage.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { WhenNear } from '#ui/timing/when-near.tsx';
import { countDone, isDashboardEmpty, openSteps } from './first-step-texts.ts';
import { FirstSteps, RemainingSteps } from './first-steps.tsx';
import { UsualDashboard } from './usual-dashboard.tsx';

/** What this browser remembers of each member's first steps. */
const storage = safeStorage(() => localStorage);

/** `begun`: the dashboard was shown, so next time it needn't wait for the answer. `dismissed`: hide the list. */
type FirstStepsStatus = 'begun' | 'dismissed' | null;

const keyOf = (userId: string) => `firstSteps:${userId}`;

function readFirstStepsStatus(userId: string): FirstStepsStatus {
  const kept = storage.get(keyOf(userId));
  return kept === 'begun' || kept === 'dismissed' ? kept : null;
}

const saveFirstStepsStatus = (userId: string, status: 'begun' | 'dismissed'): void =>
  storage.set(keyOf(userId), status);

/** How long the remaining first steps are offered. */
const FIRST_STEPS_SHOWN_MS = 60 * 86_400_000;

export function MemberHome() {
  const user = useSessionSelector(selectUser);
  return user && <HomeOf key={user.id} userId={user.id} name={user.name} />;
}

function HomeOf({ userId, name }: { userId: string; name: string | null }) {
  // Always refetch, so that a step just taken is ticked.
  const account = useQuery({ ...getCurrentUserOptions(), refetchOnMount: 'always' });
  const [status, setStatus] = useState(() => readFirstStepsStatus(userId));
  const mine = account.data?.data;
  const steps = status === 'dismissed' ? null : (mine?.firstSteps ?? null);
  const isNew = steps !== null && isDashboardEmpty(steps);
  const isLeft = steps !== null && !isNew && countDone(steps) < openSteps().length;
  const isRecent = mine !== undefined && Date.now() - Date.parse(mine.createdAt) < FIRST_STEPS_SHOWN_MS;

  useEffect(() => {
    if (steps && !isNew) saveFirstStepsStatus(userId, 'begun');
  }, [steps, isNew, userId]);

  function dismiss() {
    saveFirstStepsStatus(userId, 'dismissed');
    setStatus('dismissed');
  }

  return (
    <>
      <PageHeading
        size="area"
        actions={
          <>
            <LogImpactLinks />
            <ButtonLink to="/dashboard/invite" variant="quiet" className="lg:hidden">
              {say('app.memberHome.inviteSomeone')}
            </ButtonLink>
          </>
        }
      >
        <Phrase text={say('app.areas.greeting')} parts={{ name: () => <bdi>{name}</bdi> }} />
      </PageHeading>
      <DecisionNotice className="mt-8 max-w-3xl" />
      <MailRefusalPart className="mt-8 max-w-3xl" />
      <SecondStepNotice className="mt-8 max-w-3xl" />
      <PasskeyOffer className="mt-8 max-w-3xl" />
      <AwaitingNamings className="mt-8 max-w-6xl" />
      <WaitingDrafts className="mt-8 max-w-6xl" />
      {isNew && (
        <>
          <FirstSteps steps={steps} onDismiss={dismiss} />
          {hasArea('leaderboard') && (
            <WhenNear className="mt-14 min-h-64 max-w-4xl">
              <ThisYearsLeaders
                title={say('app.memberHome.thisYearLeaders')}
                count={3}
                peoplePath="/dashboard/people"
              />
            </WhenNear>
          )}
        </>
      )}
      {isLeft && isRecent && <RemainingSteps steps={steps} onDismiss={dismiss} />}
      {account.isPending && status === null && (
        <LoadingState label={say('app.memberHome.loading')} className="mt-8 max-w-6xl">
          <Skeleton className="h-96 w-full" />
        </LoadingState>
      )}
      {!isNew && !(account.isPending && status === null) && <UsualDashboard account={account} />}
    </>
  );
}
