import { goalColor } from '#domains/goals/goals.ts';
import type { OpportunitySummary } from '#generated/types.gen.ts';
import type { QueueRowProps } from '#platform/browser/decisions/queue-kind.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Day } from '#ui/day.tsx';
import { Thumbnail } from '#ui/thumbnail.tsx';
import { OpportunityMarks } from '../opportunity-marks.tsx';
import type { VerifyValues } from './verify-filters.ts';

/** One row of the queue. */
export function VerifyRow({ row: opportunity, isSettled, values }: QueueRowProps<OpportunitySummary, VerifyValues>) {
  const { id, title, owner, createdAt, cover, sdgs, type, state, deadline, isHidden, isFeatured } = opportunity;
  const hasMarks = values.view === 'all' || state !== 'pending' || isHidden || isFeatured;
  return (
    <span className="flex gap-3">
      <Thumbnail
        image={cover}
        coverId={id}
        coverColors={sdgs.map(({ sdg }) => goalColor(sdg))}
        className={classNames('size-14 shrink-0', isSettled && 'opacity-50 grayscale')}
      />
      <span className="min-w-0 flex-1">
        <span className={classNames('line-clamp-2', isSettled ? 'text-muted' : 'font-semibold')}>{title}</span>
        <span className="mt-0.5 block truncate text-sm text-muted">
          {owner.name} · {type.name}
        </span>
        <span className="block truncate text-sm text-muted">
          {state === 'closed' ? 'Closed' : 'Closes'} <Day value={deadline} /> · submitted <Day value={createdAt} />
        </span>
        {hasMarks && (
          <span className="mt-1.5 flex flex-wrap gap-1.5">
            {state === 'approved' && <Badge tone="action">Public</Badge>}
            <OpportunityMarks opportunity={opportunity} />
          </span>
        )}
      </span>
    </span>
  );
}
