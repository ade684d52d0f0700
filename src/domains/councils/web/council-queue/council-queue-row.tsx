import { goalColor } from '#domains/goals/goals.ts';
import type { CouncilSummary } from '#generated/types.gen.ts';
import type { QueueRowProps } from '#platform/browser/decisions/queue-kind.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Day } from '#ui/day.tsx';
import { Thumbnail } from '#ui/thumbnail.tsx';
import { stateOf } from '../../lifecycle.ts';

/** One row of the queue. */
export function CouncilQueueRow({ row: council, isSettled }: QueueRowProps<CouncilSummary>) {
  const { id, councilTitle, owner, createdAt, cover, sdgs, location } = council;
  const state = stateOf(council);
  return (
    <span className="flex gap-3">
      <Thumbnail
        image={cover}
        coverId={id}
        coverColors={sdgs.map(({ sdg }) => goalColor(sdg))}
        className={classNames('size-14 shrink-0', isSettled && 'opacity-50 grayscale')}
      />
      <span className="min-w-0 flex-1">
        <span className={classNames('line-clamp-2', isSettled ? 'text-muted' : 'font-semibold')}>{councilTitle}</span>
        <span className="mt-0.5 block truncate text-sm text-muted">
          {owner.name}, <Day value={createdAt} />
        </span>
        {location && <span className="block truncate text-sm text-muted">{location}</span>}
        {state !== 'pending' && (
          <span className="mt-1.5 flex">
            <Badge tone={state === 'approved' ? 'action' : 'danger'}>
              {state === 'approved' ? 'Public' : 'Declined'}
            </Badge>
          </span>
        )}
      </span>
    </span>
  );
}
