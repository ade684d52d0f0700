import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { sayName } from '#domains/people/model.ts';
import { inviteImpactMember } from '#generated/impacts/inviteImpactMember.gen.ts';
import { zEmail } from '#generated/schemas/Email.gen.ts';
import type { ImpactMemberFound } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { formErrors, sayErrors } from '#platform/browser/form-errors.ts';
import { Button } from '#ui/button.tsx';
import { isolate } from '#ui/isolate.ts';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.ts';

interface MailInvitationProps {
  onFound: (member: { id: string; name: string; avatarUrl: string | null }) => void;
  onInvited: (invite: { id: string; email: string }) => void;
}

const NO_ANSWER = say('impacts.mailInvitation.weCouldntAddThisPerson');

export function MailInvitation({ onFound, onInvited }: MailInvitationProps) {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const ask = useMutation({
    mutationFn: async (mailid: string) => (await inviteImpactMember({ query: { mailid } })).data.data,
    onSuccess: (found, mailid) => {
      take(found);
      // Another address may be in the field by now.
      setEmail((typed) => (typed.trim() === mailid ? '' : typed));
    },
    onError: (error) => {
      setFault(sayErrors(formErrors(error, NO_ANSWER)));
    },
  });

  function take({ member, invite }: ImpactMemberFound) {
    if (member) onFound({ id: member.id, name: sayName(member), avatarUrl: member.avatarUrl });
    if (invite) onInvited({ id: invite.id, email: invite.email });
    toast({
      message: member
        ? say('impacts.mailInvitation.added', { name: isolate(sayName(member)) })
        : say('impacts.mailInvitation.invitationSentTo', { email: invite?.email ?? '' }),
      tone: 'success',
    });
  }
  function send() {
    const mailid = email.trim();
    if (zEmail.safeParse(mailid).success) ask.mutate(mailid);
    else setFault(say('impacts.mailInvitation.enterAnEmailAddressLike'));
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
        name="member-email"
        type="email"
        label={say('impacts.mailInvitation.orAddByEmailAddress')}
        hint={say('impacts.mailInvitation.ifTheyDontHaveAn')}
        autoComplete="off"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setFault(undefined);
        }}
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
        {say('impacts.mailInvitation.findOrInvite')}
      </Button>
    </div>
  );
}
