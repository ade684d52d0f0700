import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect } from 'react';
import { sayName } from '#domains/people/model.ts';
import { inviteImpactMember } from '#generated/impacts/inviteImpactMember.gen.ts';
import { zEmail } from '#generated/schemas/Email.gen.ts';
import type { ImpactMemberFound } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { isolate } from '#ui/shared/isolate.ts';

/** An address that is typed but not yet added. It outlasts a change of steps. */
export interface TypedAddress {
  email: string;
  fault?: string | undefined;
  /** Counts how often the form was sent without adding it. */
  refusals: number;
}

export const NO_ADDRESS: TypedAddress = { email: '', refusals: 0 };

export interface TypedAddressProps {
  typed: TypedAddress;
  onTyped: (change: (typed: TypedAddress) => TypedAddress) => void;
}

interface MailInvitationProps extends TypedAddressProps {
  /** Returns false for someone who is listed already. */
  onFound: (member: { id: string; name: string; avatarUrl: string | null }) => boolean;
  /** Returns false for someone who is listed already. */
  onInvited: (invite: { id: string; email: string }) => boolean;
}

const FIELD = 'member-email';
const NO_ANSWER = say('impacts.mailInvitation.failed');

export function MailInvitation({ typed, onTyped, onFound, onInvited }: MailInvitationProps) {
  const { email, fault, refusals } = typed;
  const setFault = (found: string) => onTyped((now) => ({ ...now, fault: found }));
  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>(`[name="${FIELD}"]`)?.focus();
  }, [refusals]);
  const ask = useMutation({
    mutationFn: async (mailid: string) => (await inviteImpactMember({ query: { mailid } })).data.data,
    onSuccess: (found, mailid) => {
      take(found);
      // Another address may be in the field by now.
      onTyped((now) => (now.email.trim() === mailid ? NO_ADDRESS : now));
    },
    onError: (error) => {
      setFault(sayFailed(NO_ANSWER, error));
    },
  });

  function take({ member, invite }: ImpactMemberFound) {
    if (member) {
      const name = sayName(member);
      const isNew = onFound({ id: member.id, name, avatarUrl: member.avatarUrl });
      sayTaken(isNew, isolate(name), say('impacts.mailInvitation.added', { name: isolate(name) }));
    }
    if (invite) {
      const { id, email: address } = invite;
      const isNew = onInvited({ id, email: address });
      sayTaken(isNew, address, say('impacts.mailInvitation.invited', { email: address }));
    }
  }
  function send() {
    const mailid = email.trim();
    if (zEmail.safeParse(mailid).success) ask.mutate(mailid);
    else setFault(say('impacts.mailInvitation.emailInvalid'));
  }
  // Enter would submit the step's form.
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!ask.isPending) send();
  }

  return (
    <div>
      <TextField
        name={FIELD}
        type="email"
        label={say('impacts.mailInvitation.label')}
        hint={say('impacts.mailInvitation.hint')}
        autoComplete="off"
        value={email}
        onChange={({ target }) => onTyped(() => ({ ...NO_ADDRESS, email: target.value }))}
        onKeyDown={press}
        error={fault}
      />
      <Button
        variant="secondary"
        className="mt-3"
        onClick={send}
        pending={ask.isPending}
        pendingLabel={say('impacts.mailInvitation.adding')}
      >
        {say('impacts.mailInvitation.next')}
      </Button>
    </div>
  );
}

const sayTaken = (isNew: boolean, name: string, done: string) =>
  toast(
    isNew
      ? { message: done, tone: 'success' }
      : { message: say('impacts.mailInvitation.present', { name }), tone: 'info' },
  );
