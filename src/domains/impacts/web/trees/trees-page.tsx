import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getCommunityStatsOptions } from '#generated/community/getCommunityStats.gen.ts';
import { getTreesPlantedOptions } from '#generated/impacts/getTreesPlanted.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { FailedRead, type Read } from '#platform/browser/calls/failed-read.tsx';
import { useLoginLink } from '#platform/browser/session/use-login-link.ts';
import { useKnownViewer, useViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { TerrainChart } from '#ui/chart/terrain-chart.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { fillYears } from '../numbers/chart-headlines.ts';

export function TreesPage() {
  const viewer = useViewer();
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-8 lg:py-14">
      <PageHeading
        kicker={<TextLink to="/impacts">{say('impacts.treesPage.impacts')}</TextLink>}
        lead={say('impacts.treesPage.intro')}
        actions={
          viewer?.role === 'Member' && (
            <ButtonLink to="/dashboard/impacts/new">{say('impacts.treesPage.logTrees')}</ButtonLink>
          )
        }
      >
        {say('impacts.treesPage.treesPlanted')}
      </PageHeading>
      <div className="mt-12 grid gap-x-16 gap-y-14 lg:grid-cols-2">
        {viewer ? <OwnTrees /> : <Invitation />}
        <CommunityTrees />
      </div>
    </div>
  );
}

function OwnTrees() {
  const viewer = useKnownViewer();
  const read = useQuery(getTreesPlantedOptions({ path: { id: viewer.id } }));
  const planted = read.data?.data;
  const points = fillYears(
    (planted?.years ?? []).map(({ year, trees: count }) => ({ year, totals: count })),
    (count) => count,
  );
  return (
    <Part id="own" title={say('impacts.treesPage.byYou')} read={read}>
      {planted && <Total count={planted.total} />}
      {planted?.total === 0 && <p className="mt-3 max-w-prose text-muted">{say('impacts.treesPage.emptyHint')}</p>}
      {points.length > 1 && <Rise points={points} />}
    </Part>
  );
}

function CommunityTrees() {
  const read = useQuery(getCommunityStatsOptions());
  const stats = read.data?.data;
  const points = fillYears(stats?.years ?? [], (totals) => totals.trees);
  return (
    <Part id="community" title={say('impacts.treesPage.community')} read={read}>
      {stats && <Total count={stats.totals.impacts.trees} />}
      {points.length > 1 && <Rise points={points} />}
    </Part>
  );
}

function Invitation() {
  const { who, to } = useLoginLink();
  return (
    <TitledSection
      id="own"
      title={say('impacts.treesPage.byYou')}
      size="2xl"
      className="self-start border-s-4 border-action ps-6"
    >
      <p className="mt-3 max-w-prose text-muted">{say('impacts.treesPage.ownLogin', { who })}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={who === 'visitor' ? '/auth/login?trees' : to()} variant="secondary">
          {say('impacts.treesPage.logIn', { who })}
        </ButtonLink>
        {who === 'visitor' && (
          <ButtonLink to="/auth/register" variant="quiet">
            {say('impacts.treesPage.register')}
          </ButtonLink>
        )}
      </div>
    </TitledSection>
  );
}

const Total = ({ count }: { count: number }) => (
  <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
    <span className="font-display text-5xl tabular-nums">{formatNumber(count)}</span>
    <span className="text-lg text-muted">{say('impacts.treesPage.trees', { count })}</span>
  </p>
);

function Rise({ points }: { points: { label: string; value: number }[] }) {
  const best = points.reduce((most, one) => (one.value > most.value ? one : most));
  return (
    <TerrainChart
      title={say('impacts.treesPage.bestYear', { year: best.label, count: best.value })}
      heads={[say('impacts.treesPage.year'), say('impacts.treesPage.treesHead')]}
      points={points}
      className="mt-8"
    />
  );
}

interface PartProps {
  id: string;
  title: string;
  read: Read & { isPending: boolean };
  children: ReactNode;
}

function Part({ id, title, read, children }: PartProps) {
  return (
    <TitledSection id={id} title={title} size="2xl" className="min-w-0">
      {read.isPending && (
        <LoadingState label={say('impacts.treesPage.loading')} className="mt-4">
          <Skeleton className="h-16 w-48" />
          <Skeleton className="mt-8 h-60 w-full" />
        </LoadingState>
      )}
      {read.isError && <FailedRead of={read} level={3} className="mt-4" what={say('impacts.treesPage.failed')} />}
      {children}
    </TitledSection>
  );
}
