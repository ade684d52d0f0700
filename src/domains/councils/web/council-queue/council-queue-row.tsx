import { goalColor } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import type { CouncilSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import type { QueueRowProps } from '#platform/browser/decisions/queue/queue-kind.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { ThingInRow } from '#ui/queue/row-contents.tsx';
import { stateOf } from '../../lifecycle.ts';

export function CouncilQueueRow({ row: council, isSettled }: QueueRowProps<CouncilSummary>) {
  const { id, councilTitle, owner, createdAt, cover, sdgs, location } = council;
  const state = stateOf(council);
  return (
    <ThingInRow
      title={councilTitle}
      isSettled={isSettled}
      image={cover}
      coverId={id}
      coverColors={sdgs.map(({ sdg }) => goalColor(sdg))}
    >
      <span className="mt-0.5 flex flex-wrap text-sm text-muted">
        <bdi className="truncate">{sayName(owner)}</bdi>
        <span className="whitespace-pre-wrap">
          {say('language.comma')}
          <Ago value={createdAt} />
        </span>
      </span>
      {location && (
        <span dir="auto" className="block truncate text-sm text-muted">
          {sayLocation(location)}
        </span>
      )}
      {state !== 'pending' && (
        <span className="mt-1.5 flex">
          <Badge tone={state === 'approved' ? 'action' : 'danger'}>
            {state === 'approved' ? say('councils.councilQueueRow.public') : say('councils.councilQueueRow.declined')}
          </Badge>
        </span>
      )}
    </ThingInRow>
  );
}
