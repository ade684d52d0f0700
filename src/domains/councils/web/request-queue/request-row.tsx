import { sayName } from '#domains/people/model.ts';
import type { MembershipRequest } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { QueueRowProps } from '#platform/browser/decisions/queue/queue-kind.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { PersonInRow } from '#ui/queue/row-contents.tsx';
import { REQUEST_STATES } from './request-filters.ts';

export function RequestRow({ row, isSettled }: QueueRowProps<MembershipRequest>) {
  const { person, message, requestedAt, state } = row;
  return (
    <PersonInRow
      person={{ name: sayName(person), avatarUrl: person.avatarUrl }}
      day={requestedAt}
      isSettled={isSettled}
    >
      <span dir="auto" className="line-clamp-2 text-sm text-muted">
        {message ?? say('councils.requestRow.noMessage')}
      </span>
      {state !== 'requested' && (
        <span className="mt-1.5 flex">
          <Badge tone={state === 'accepted' ? 'action' : 'neutral'}>
            {REQUEST_STATES.find(({ value }) => value === state)?.label}
          </Badge>
        </span>
      )}
    </PersonInRow>
  );
}
