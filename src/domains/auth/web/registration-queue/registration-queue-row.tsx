import { sayName } from '#domains/people/model.ts';
import type { Registration } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { QueueRowProps } from '#platform/browser/decisions/queue/queue-kind.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { PersonInRow } from '#ui/queue/row-contents.tsx';
import { isolate } from '#ui/shared/isolate.ts';

export function RegistrationQueueRow({ row, isSettled }: QueueRowProps<Registration>) {
  const { name, email, motivation, invitedBy, state, sentAt } = row;
  const shownName = name ?? say('auth.registrationRow.nameless');
  return (
    <PersonInRow person={{ name: shownName, avatarUrl: null }} day={sentAt} isSettled={isSettled}>
      <span dir="ltr" className="block truncate text-start text-sm text-muted">
        {email}
      </span>
      {motivation && (
        <span dir="auto" className="line-clamp-2 text-sm">
          {motivation}
        </span>
      )}
      {invitedBy && (
        <span className="block truncate text-sm text-muted">
          {say('auth.registrationRow.invited', { name: isolate(sayName(invitedBy)) })}
        </span>
      )}
      {state !== 'waiting' && (
        <span className="mt-1.5 flex">
          <Badge tone={state === 'approved' ? 'action' : 'danger'}>{say('auth.registrationState', { state })}</Badge>
        </span>
      )}
    </PersonInRow>
  );
}
