import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { DecisionNotice } from '#domains/care/web/mine/decision-notice.tsx';
import { WaitingDraft } from '#domains/impacts/web/mine/waiting-draft.tsx';
import { Leaders } from '#domains/leaderboard/web/leaders.tsx';
import { getCurrentUserOptions } from '#generated/users/getCurrentUser.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import { FirstSteps, StepsLeft } from './first-steps.tsx';
import { countDone, isAtTheStart, STEPS } from './steps.ts';
import { recallSteps, rememberSteps } from './steps-memory.ts';
import { UsualDashboard } from './usual-dashboard.tsx';

/** How long the remaining first steps are offered. */
const NEW_MS = 60 * 86_400_000;

export function MemberHome() {
  const user = useSessionSelector(selectUser);
  return user && <HomeOf key={user.id} userId={user.id} name={user.name} />;
}

function HomeOf({ userId, name }: { userId: string; name: string | null }) {
  // Always refetch, so that a step just taken is ticked.
  const account = useQuery({ ...getCurrentUserOptions(), refetchOnMount: 'always' });
  const [memory, setMemory] = useState(() => recallSteps(userId));
  const mine = account.data?.data;
  const steps = memory === 'dismissed' ? null : (mine?.firstSteps ?? null);
  const isNew = steps !== null && isAtTheStart(steps);
  const isLeft = steps !== null && !isNew && countDone(steps) < STEPS.length;
  const isYoung = mine !== undefined && Date.now() - Date.parse(mine.createdAt) < NEW_MS;

  useEffect(() => {
    if (steps && !isNew) rememberSteps(userId, 'begun');
  }, [steps, isNew, userId]);

  function dismiss() {
    rememberSteps(userId, 'dismissed');
    setMemory('dismissed');
  }

  return (
    <>
      <PageHeading
        size="area"
        actions={
          <>
            <ButtonLink to="/dashboard/impacts/new">{say('app.memberHome.logAnImpact')}</ButtonLink>
            <ButtonLink to="/dashboard/invite" variant="quiet" className="lg:hidden">
              {say('app.memberHome.inviteSomeone')}
            </ButtonLink>
          </>
        }
      >
        <Phrase text={say('app.areas.goodToSeeYou')} parts={{ name: () => <bdi>{name}</bdi> }} />
      </PageHeading>
      <DecisionNotice className="mt-8 max-w-3xl" />
      <WaitingDraft className="mt-8 max-w-6xl" />
      {isNew && (
        <>
          <FirstSteps steps={steps} onDismiss={dismiss} />
          <WhenNear className="mt-14 min-h-64 max-w-4xl">
            <Leaders title={say('app.memberHome.thisYearLeaders')} count={3} peoplePath="/dashboard/people" />
          </WhenNear>
        </>
      )}
      {isLeft && isYoung && <StepsLeft steps={steps} onDismiss={dismiss} />}
      {account.isPending && memory === null && (
        <LoadingState label={say('app.memberHome.loadingYourDashboard')} className="mt-8 max-w-6xl">
          <Skeleton className="h-96 w-full" />
        </LoadingState>
      )}
      {!isNew && !(account.isPending && memory === null) && <UsualDashboard account={account} />}
    </>
  );
}
