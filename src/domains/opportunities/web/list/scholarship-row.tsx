import { goalSwatches } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import { sayCategory, sayType } from '#domains/vocabularies/opportunity-kinds.ts';
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Swatches } from '#ui/drawn/swatches.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { opportunityPathOf } from '../../model.ts';
import { DeadlineDay } from '../deadlines/deadline-day.tsx';
import { DeadlineLine } from '../deadlines/deadline-line.tsx';
import { OpportunityBadges } from '../opportunity-badges.tsx';
import { OpportunityCover } from '../opportunity-cover.tsx';
import { sayPlace, saySeats } from '../opportunity-facts.ts';
import { PointsReach } from '../points-reach.tsx';
import { SaveButton } from '../save-button.tsx';

interface ScholarshipRowProps {
  opportunity: OpportunitySummary;
  /** Heading level. */
  level?: 2 | 3 | undefined;
}

/** Deadline on the left, missing points on the right. The whole row is a link. */
export function ScholarshipRow({ opportunity, level = 2 }: ScholarshipRowProps) {
  const viewer = useViewer();
  const Heading = level === 2 ? 'h2' : 'h3';
  const { title, excerpt, type, category, owner, sdgs, isOpen, state } = opportunity;
  const place = sayPlace(opportunity);
  return (
    <article className="group relative grid gap-x-8 gap-y-4 border-b border-line py-7 sm:grid-cols-[6.5rem_minmax(0,1fr)] lg:grid-cols-[6.5rem_minmax(0,1fr)_15rem] lg:py-9">
      <DeadlineDay closing={opportunity} isOpen={isOpen} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
          <span>{joinFacts([sayType(type), sayCategory(category)])}</span>
          <OpportunityBadges opportunity={opportunity} />
        </div>
        <Heading className={classNames('mt-1.5', level === 2 ? 'text-2xl' : 'text-xl')}>
          <TitleLink to={opportunityPathOf(opportunity)} title={title} language={opportunity.language} coversCard />
        </Heading>
        <p lang={opportunity.language ?? undefined} dir="auto" className="mt-2 line-clamp-2 max-w-prose text-muted">
          {excerpt}
        </p>
        <p className="mt-3 text-sm">
          {[isolate(sayName(owner)), place, saySeats(opportunity)].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-1 text-sm text-muted">
          <DeadlineLine closing={opportunity} isPast={state === 'closed'} />
        </p>
        <Swatches
          label={say('opportunities.scholarshipRow.goals')}
          swatches={goalSwatches(sdgs.map(({ sdg }) => sdg))}
          className="mt-3"
        />
      </div>
      <div className="flex min-w-0 flex-wrap items-end gap-x-8 gap-y-4 sm:col-start-2 lg:col-start-3 lg:flex-col lg:items-stretch">
        <OpportunityCover opportunity={opportunity} className="w-full rounded-e-md max-lg:hidden" />
        <div className="min-w-48 flex-1 lg:min-w-0 lg:flex-none">
          <PointsReach opportunity={opportunity} />
        </div>
        {viewer && <SaveButton opportunity={opportunity} size="sm" className="z-10 lg:self-start" />}
      </div>
    </article>
  );
}
