import type { Invitation, InvitationState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { PersonName } from '#platform/browser/person-address.tsx';
import { Ago } from '#ui/ago.tsx';
import { Badge, type BadgeProps } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Day } from '#ui/day.tsx';

const STATES: Record<InvitationState, { name: string; tone: BadgeProps['tone'] }> = {
  sent: { name: 'Sent', tone: 'neutral' },
  accepted: { name: 'Joined', tone: 'action' },
  expired: { name: 'Expired', tone: 'accent' },
};

interface SentInvitationProps {
  invitation: Invitation;
  isSending: boolean;
  onSendAgain: () => void;
}

export function SentInvitation({ invitation, isSending, onSendAgain }: SentInvitationProps) {
  const { email, organizationName, state, acceptedBy, invitedBy } = invitation;
  const { name, tone } = STATES[state];
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p dir="auto" className="truncate font-semibold">
          {organizationName ?? email}
        </p>
        <p className="text-sm break-words text-muted">
          {organizationName !== null && (
            <>
              <span className="block">{email}</span>
              Invited by <bdi>{invitedBy.name}</bdi>.{' '}
            </>
          )}
          <Standing invitation={invitation} />
          {acceptedBy && (
            <>
              {' '}
              {say('auth.sentInvitation.as')} <PersonName person={acceptedBy} />
            </>
          )}
        </p>
      </div>
      <Badge tone={tone}>{name}</Badge>
      {state !== 'accepted' && (
        <Button variant="secondary" size="sm" pending={isSending} pendingLabel="Sending" onClick={onSendAgain}>
          Send again<span className="sr-only"> to {email}</span>
        </Button>
      )}
    </div>
  );
}

function Standing({ invitation: { state, sentAt, expiresAt } }: { invitation: Invitation }) {
  if (state === 'accepted') return <>{say('auth.sentInvitation.joined')}</>;
  return (
    <>
      Sent <Ago value={sentAt} />, link {state === 'expired' ? 'expired' : 'expires'} <Day value={expiresAt} />
    </>
  );
}
