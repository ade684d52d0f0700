import { useQuery } from '@tanstack/react-query';
import { getOpportunityOptions } from '#generated/opportunities/getOpportunity.gen.ts';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { opportunityPathOf } from '../../model.ts';
import { DeadlineLine } from '../deadlines/deadline-line.tsx';
import { SeatsBar } from '../manage/seats-taken.tsx';
import { saySeats } from '../opportunity-facts.ts';
import { isPastDeadline } from '../opportunity-state.ts';
import { sayPointsRequired } from '../reach-texts.ts';
import { AutoAccept } from './auto-accept.tsx';
import { ExportButton } from './export-button.tsx';

/** Above one opportunity's queue: its deadline, places and auto-accept. */
export function OpportunityBar({ id }: { id: string }) {
  const { data, isError } = useQuery(getOpportunityOptions({ path: { id } }));
  const opportunity = data?.data;
  // The queue below shows the error.
  if (isError) return null;
  if (!opportunity) return <Skeleton className="mt-5 h-28 w-full" />;
  const isPast = isPastDeadline(opportunity);
  return (
    <section aria-label={opportunity.title} className="mt-6 border-s-4 border-action ps-5">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_14rem_minmax(18rem,1fr)]">
        <div className="min-w-0">
          <h2 className="text-xl">
            <TitleLink to={opportunityPathOf(opportunity)} title={opportunity.title} />
          </h2>
          <p className="mt-1 text-sm text-muted">
            <DeadlineLine closing={opportunity} isPast={isPast} />
            {opportunity.pointsRequired !== null && `. ${sayPointsRequired(opportunity.pointsRequired)}`}
          </p>
          <div className="mt-3">
            <ExportButton opportunity={opportunity} />
          </div>
        </div>
        <div className="min-w-0">
          <SeatsBar opportunity={opportunity} className="h-12" />
          <p className="mt-1 font-semibold">{saySeats(opportunity)}</p>
        </div>
        <AutoAccept opportunity={opportunity} />
      </div>
    </section>
  );
}
