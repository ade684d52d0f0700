import { sayName } from '#domains/people/model.ts';
import type { Invitation, InvitationState } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { ActionButton } from '#platform/browser/people/action-button.tsx';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import type { ActionTexts } from '#ui/dialogs/confirm-dialog.tsx';
import { Badge, type BadgeProps } from '#ui/feedback/badge.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { Day } from '#ui/lists/day.tsx';
import { isolate } from '#ui/shared/isolate.ts';

const STATES: Record<InvitationState, { name: string; tone: BadgeProps['tone'] }> = {
  sent: { name: say('auth.sentInvitation.sent'), tone: 'neutral' },
  accepted: { name: say('auth.sentInvitation.joined'), tone: 'action' },
  expired: { name: say('auth.sentInvitation.expired'), tone: 'accent' },
};

/** It can't be undone: the email is on its way at once. */
const SEND_AGAIN: ActionTexts = {
  label: say('auth.sentInvitation.sendAgain'),
  question: say('auth.sentInvitation.sendAgainQuestion'),
  description: say('auth.sentInvitation.sendAgainDescription'),
  confirm: say('auth.sentInvitation.sendAgain'),
  pending: say('auth.sentInvitation.sending'),
  isDestructive: false,
};

interface SentInvitationProps {
  invitation: Invitation;
  /** Sends it again, after a confirmation. */
  onSendAgain: () => Promise<unknown>;
}

export function SentInvitation({ invitation, onSendAgain }: SentInvitationProps) {
  const { email, organizationName, state, invitedBy } = invitation;
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
              <Phrase
                text={say('auth.sentInvitation.invitedBy')}
                parts={{ name: () => <bdi>{sayName(invitedBy)}</bdi> }}
              />{' '}
            </>
          )}
          <InvitationStatus invitation={invitation} />
        </p>
      </div>
      <Badge tone={tone}>{name}</Badge>
      {state !== 'accepted' && (
        <ActionButton
          words={SEND_AGAIN}
          subject={email}
          isSubjectSaid
          size="sm"
          act={onSendAgain}
          done={say('auth.sentInvitation.sentAgain', { email: isolate(email) })}
          onDone={() => undefined}
        />
      )}
    </div>
  );
}

function InvitationStatus({ invitation: { state, sentAt, expiresAt, acceptedBy } }: { invitation: Invitation }) {
  if (state === 'accepted') {
    if (!acceptedBy) return <>{say('auth.sentInvitation.joined')}</>;
    return (
      <Phrase text={say('auth.sentInvitation.joinedAs')} parts={{ person: () => <PersonName person={acceptedBy} /> }} />
    );
  }
  return (
    <Phrase
      text={state === 'expired' ? say('auth.sentInvitation.linkExpired') : say('auth.sentInvitation.linkExpires')}
      parts={{ sent: () => <Ago value={sentAt} />, end: () => <Day value={expiresAt} /> }}
    />
  );
}
