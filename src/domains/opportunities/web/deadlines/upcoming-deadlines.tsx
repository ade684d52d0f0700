import { useQuery } from '@tanstack/react-query';
import { listMyOpportunitiesOptions } from '#generated/opportunities/listMyOpportunities.gen.ts';
import { listUpcomingOpportunitiesOptions } from '#generated/opportunities/listUpcomingOpportunities.gen.ts';
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { opportunityPathOf } from '../../model.ts';
import { OpportunityBadges } from '../opportunity-badges.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { DeadlineDay } from './deadline-day.tsx';
import { DeadlineLine } from './deadline-line.tsx';
import { SavedCalendarButton } from './saved-calendar-button.tsx';

const MAX_SHOWN = 4;

/** Saved opportunities that close next, topped up with unlocked ones. */
export function UpcomingDeadlines() {
  const saved = useQuery(
    listMyOpportunitiesOptions({
      query: { relation: 'saved', state: 'approved', sort: 'deadline', page_size: MAX_SHOWN },
    }),
  );
  const unlocked = useQuery(listUpcomingOpportunitiesOptions({ query: { unlocked: true, page_size: MAX_SHOWN } }));
  const isPending = saved.isPending || unlocked.isPending;
  const isError = saved.isError || unlocked.isError;
  const kept = saved.data?.data.data ?? [];
  const rows = merge(kept, unlocked.data?.data.data ?? []);
  return (
    <section aria-labelledby="deadlines">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="deadlines" className="text-xl">
          {say('opportunities.upcomingDeadlines.upcomingDeadlines')}
        </h2>
        {kept.length > 0 && (
          <SavedCalendarButton size="sm" className="-mx-3">
            {say('opportunities.upcomingDeadlines.exportDeadlines')}
          </SavedCalendarButton>
        )}
      </div>
      {isPending && (
        <LoadingState label={say('opportunities.upcomingDeadlines.loadingDeadlines')} className="mt-4">
          <Skeleton className="h-40 w-full" />
        </LoadingState>
      )}
      {isError && (
        <FailedRead
          of={[saved, unlocked]}
          level={3}
          className="mt-4"
          what={say('opportunities.upcomingDeadlines.failed')}
        />
      )}
      {!isPending && !isError && rows.length === 0 && (
        <p className="mt-3 max-w-prose text-muted">
          {say('opportunities.upcomingDeadlines.empty')}{' '}
          <TextLink to="/scholarships">{say('opportunities.upcomingDeadlines.openScholarships')}</TextLink>
        </p>
      )}
      {!isPending && !isError && rows.length > 0 && (
        <>
          <ul className="mt-4 grid xl:grid-cols-2 xl:gap-x-16">
            {rows.map((opportunity) => (
              <DeadlineRow key={opportunity.id} opportunity={opportunity} />
            ))}
          </ul>
          <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
            <TextLink to="/dashboard/scholarships">{say('opportunities.upcomingDeadlines.own')}</TextLink>
            <TextLink to="/scholarships">{say('opportunities.upcomingDeadlines.openScholarships')}</TextLink>
          </p>
        </>
      )}
    </section>
  );
}

function DeadlineRow({ opportunity }: { opportunity: OpportunitySummary }) {
  const { title, isOpen, isFavourite, slug } = opportunity;
  return (
    <li className="grid min-w-0 gap-x-6 gap-y-2 border-t border-line py-4 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]">
      <DeadlineDay closing={opportunity} isOpen={isOpen} />
      <div className="min-w-0">
        <TitleLink to={opportunityPathOf(opportunity)} title={title} className="font-semibold" />
        <p className="mt-0.5 text-sm text-muted">
          <DeadlineLine closing={opportunity} isPast={false} />
        </p>
        <p className="mt-1.5 flex flex-wrap gap-2 empty:hidden">
          {isFavourite && <Badge>{say('opportunities.upcomingDeadlines.saved')}</Badge>}
          <OpportunityBadges opportunity={opportunity} />
        </p>
      </div>
      <CalendarButton
        opportunities={[opportunity]}
        fileName={slug}
        size="sm"
        className="justify-self-start self-start max-sm:-ms-3"
      >
        <span className="sm:sr-only">{say('opportunities.upcomingDeadlines.addDeadline')}</span>
        <span className="sr-only">
          : <bdi>{title}</bdi>
        </span>
      </CalendarButton>
    </li>
  );
}

function merge(saved: readonly OpportunitySummary[], unlocked: readonly OpportunitySummary[]): OpportunitySummary[] {
  const rest = unlocked.filter(({ id }) => saved.every((one) => one.id !== id));
  return [...saved, ...rest].slice(0, MAX_SHOWN).sort((a, b) => Date.parse(a.closesAt) - Date.parse(b.closesAt));
}
