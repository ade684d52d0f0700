import type { MembershipRequest } from '#generated/types.gen.ts';
import type { QueueRowProps } from '#platform/browser/decisions/queue-kind.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Day } from '#ui/day.tsx';
import { REQUEST_STATES } from './request-filters.ts';

export function RequestRow({ row, isSettled }: QueueRowProps<MembershipRequest>) {
  const { person, message, requestedAt, state } = row;
  return (
    <span className="flex gap-3">
      <span className={isSettled ? 'opacity-50 grayscale' : undefined}>
        <Avatar name={person.name} src={person.avatarUrl ?? undefined} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className={classNames('min-w-0 truncate', isSettled ? 'text-muted' : 'font-semibold')}>
            {person.name}
          </span>
          <span className="shrink-0 text-sm text-muted">
            <Day value={requestedAt} />
          </span>
        </span>
        <span className="line-clamp-2 text-sm text-muted">{message ?? 'No message.'}</span>
        {state !== 'requested' && (
          <span className="mt-1.5 flex">
            <Badge tone={state === 'accepted' ? 'action' : 'neutral'}>
              {REQUEST_STATES.find(({ value }) => value === state)?.label}
            </Badge>
          </span>
        )}
      </span>
    </span>
  );
}
