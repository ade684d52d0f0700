import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listMyOpportunitiesOptions } from '#generated/opportunities/listMyOpportunities.gen.ts';
import { listUpcomingOpportunitiesOptions } from '#generated/opportunities/listUpcomingOpportunities.gen.ts';
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { Badge } from '#ui/badge.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { opportunityPathOf } from '../../model.ts';
import { OpportunityMarks } from '../opportunity-marks.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { DeadlineDay } from './deadline-day.tsx';
import { DeadlineLine } from './deadline-line.tsx';
import { SavedCalendarButton } from './saved-calendar-button.tsx';

const MOST_SHOWN = 4;

/** Saved opportunities that close next, topped up with unlocked ones. */
export function UpcomingDeadlines() {
  const saved = useQuery(
    listMyOpportunitiesOptions({
      query: { relation: 'saved', state: 'approved', sort: 'deadline', page_size: MOST_SHOWN },
    }),
  );
  const unlocked = useQuery(listUpcomingOpportunitiesOptions({ query: { unlocked: true, page_size: MOST_SHOWN } }));
  const isPending = saved.isPending || unlocked.isPending;
  const isError = saved.isError || unlocked.isError;
  const kept = saved.data?.data.data ?? [];
  const rows = merge(kept, unlocked.data?.data.data ?? []);
  return (
    <section aria-labelledby="deadlines">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="deadlines" className="text-xl">
          Upcoming deadlines
        </h2>
        {kept.length > 0 && (
          <SavedCalendarButton size="sm" className="-mx-3">
            Add saved deadlines to my calendar
          </SavedCalendarButton>
        )}
      </div>
      {isPending && (
        <LoadingState label="Loading deadlines" className="mt-4">
          <Skeleton className="h-40 w-full" />
        </LoadingState>
      )}
      {isError && (
        <FailedState
          level={3}
          className="mt-4"
          onRetry={() => void Promise.all([saved.refetch(), unlocked.refetch()])}
          isRetrying={saved.isFetching || unlocked.isFetching}
        >
          We couldn’t load your deadlines. Check your connection and try again.
        </FailedState>
      )}
      {!isPending && !isError && rows.length === 0 && (
        <p className="mt-3 max-w-prose text-muted">
          You haven’t saved any open scholarships, and your points don’t unlock any yet.{' '}
          <TextLink to="/scholarships">See all open scholarships</TextLink>
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
            <TextLink to="/dashboard/scholarships">Saved and applied</TextLink>
            <TextLink to="/scholarships">See all open scholarships</TextLink>
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
        <Link dir="auto" to={opportunityPathOf(opportunity)} className="font-semibold hover:underline">
          {title}
        </Link>
        <p className="mt-0.5 text-sm text-muted">
          <DeadlineLine closing={opportunity} isPast={false} />
        </p>
        <p className="mt-1.5 flex flex-wrap gap-2 empty:hidden">
          {isFavourite && <Badge>Saved</Badge>}
          <OpportunityMarks opportunity={opportunity} />
        </p>
      </div>
      <CalendarButton
        opportunities={[opportunity]}
        fileName={slug}
        size="sm"
        className="justify-self-start self-start max-sm:-ml-3"
      >
        <span className="sm:sr-only">Add to calendar</span>
        <span className="sr-only">
          : <bdi>{title}</bdi>
        </span>
      </CalendarButton>
    </li>
  );
}

function merge(saved: readonly OpportunitySummary[], unlocked: readonly OpportunitySummary[]): OpportunitySummary[] {
  const rest = unlocked.filter(({ id }) => saved.every((one) => one.id !== id));
  return [...saved, ...rest].slice(0, MOST_SHOWN).sort((a, b) => Date.parse(a.closesAt) - Date.parse(b.closesAt));
}
