import { goalColor } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import { sayType } from '#domains/vocabularies/opportunity-kinds.ts';
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import type { QueueRowProps } from '#platform/browser/decisions/queue/queue-kind.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { Day } from '#ui/lists/day.tsx';
import { ThingInRow } from '#ui/queue/row-contents.tsx';
import { OpportunityBadges } from '../opportunity-badges.tsx';
import { isPastDeadline } from '../opportunity-state.ts';
import type { VerifyValues } from './verify-filters.ts';

export function VerifyRow({ row: opportunity, isSettled, values }: QueueRowProps<OpportunitySummary, VerifyValues>) {
  const { id, title, owner, createdAt, cover, sdgs, type, state, deadline, isHidden, isFeatured } = opportunity;
  const hasMarks = values.view === 'all' || state !== 'pending' || isHidden || isFeatured;
  return (
    <ThingInRow
      title={title}
      isSettled={isSettled}
      image={cover}
      coverId={id}
      coverColors={sdgs.map(({ sdg }) => goalColor(sdg))}
    >
      <span className="mt-0.5 flex flex-wrap gap-x-1 text-sm text-muted">
        <bdi className="truncate">{sayName(owner)}</bdi> <span>· {sayType(type)}</span>
      </span>
      <span className="block text-sm text-muted">
        <Phrase
          text={
            isPastDeadline(opportunity) ? say('opportunities.verifyRow.closed') : say('opportunities.verifyRow.closes')
          }
          parts={{ day: () => <Day value={deadline} />, submitted: () => <Ago value={createdAt} /> }}
        />
      </span>
      {hasMarks && (
        <span className="mt-1.5 flex flex-wrap gap-1.5">
          {state === 'approved' && <Badge tone="action">{say('opportunities.verifyRow.public')}</Badge>}
          <OpportunityBadges opportunity={opportunity} />
        </span>
      )}
    </ThingInRow>
  );
}
