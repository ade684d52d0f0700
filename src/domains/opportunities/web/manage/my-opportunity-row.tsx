import { goalColor } from '#domains/goals/goals.ts';
import { sayType } from '#domains/vocabularies/opportunity-kinds.ts';
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { TitleLink } from '#ui/buttons/title-link.tsx';
import { Thumbnail } from '#ui/drawn/thumbnail.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { Written } from '#ui/text/written.tsx';
import { opportunityPathOf } from '../../model.ts';
import { DeadlineLine } from '../deadlines/deadline-line.tsx';
import { OpportunityBadges } from '../opportunity-badges.tsx';
import { isPastDeadline } from '../opportunity-state.ts';
import { sayPointsRequired } from '../reach-texts.ts';
import { SeatsTaken } from './seats-taken.tsx';

export function MyOpportunityRow({ opportunity }: { opportunity: OpportunitySummary }) {
  const { id, title, cover, sdgs, type, state, declineReason, pointsRequired, isOpen } = opportunity;
  const isPublic = state === 'approved' || state === 'closed';
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-6 md:grid-cols-[8rem_minmax(0,1fr)_12rem]">
      <div className="max-md:hidden">
        <Thumbnail
          image={cover}
          coverId={id}
          coverColors={sdgs.map(({ sdg }) => goalColor(sdg))}
          className="aspect-[4/3] w-full rounded-e-md"
        />
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {isOpen && <Badge tone="action">{say('opportunities.myOpportunityRow.open')}</Badge>}
          <OpportunityBadges opportunity={opportunity} />
          {sayType(type)}
        </p>
        <h2 className="mt-1.5 text-xl">
          <TitleLink to={opportunityPathOf(opportunity)} title={title} />
        </h2>
        <p className="mt-0.5 text-sm text-muted">
          <DeadlineLine closing={opportunity} isPast={state === 'closed'} />
          {pointsRequired !== null && `. ${sayPointsRequired(pointsRequired)}`}
        </p>
        {state === 'declined' && declineReason && (
          <div className="mt-3 border-s-4 border-danger ps-4">
            <Written text={declineReason} className="max-w-prose" />
          </div>
        )}
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {!isPastDeadline(opportunity) && (
            <TextLink
              to={`/partner/opportunities/${id}/edit`}
              aria-label={say('opportunities.myOpportunityRow.editNamed', {
                action: editLabel(state),
                title: isolate(title),
              })}
            >
              {editLabel(state)}
            </TextLink>
          )}
          {isPublic && (
            <TextLink
              to={`/partner/applications?opportunity=${id}&view=all`}
              aria-label={say('opportunities.myOpportunityRow.allApplications', { title: isolate(title) })}
            >
              {say('opportunities.myOpportunityRow.applicationsLink')}
            </TextLink>
          )}
        </p>
      </div>
      {isPublic && (
        <div className="min-w-0">
          <SeatsTaken opportunity={opportunity} className="max-w-56" />
          <Waiting opportunity={opportunity} />
        </div>
      )}
    </li>
  );
}

const editLabel = (state: OpportunitySummary['state']) =>
  state === 'declined' ? say('opportunities.myOpportunityRow.resubmit') : say('opportunities.myOpportunityRow.edit');

function Waiting({ opportunity: { id, requestedCount } }: { opportunity: OpportunitySummary }) {
  if (!requestedCount)
    return <p className="mt-1 text-sm text-muted">{say('opportunities.myOpportunityRow.pendingNone')}</p>;
  return (
    <p className="mt-1 text-sm">
      <TextLink to={`/partner/applications?opportunity=${id}`}>
        {say('opportunities.myOpportunityRow.pendingApplications', { count: requestedCount })}
      </TextLink>
    </p>
  );
}
