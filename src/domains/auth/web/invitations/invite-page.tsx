import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { presentRule } from '#domains/points/flows/points-rules.ts';
import { inviteByMail, inviteByMailMutation } from '#generated/auth/inviteByMail.gen.ts';
import { zInviteMailInput } from '#generated/schemas/InviteMailInput.gen.ts';
import type { InviteMailInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { createFormStorage } from '#platform/browser/forms/form-storage.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { useStoredForm } from '#platform/browser/forms/use-stored-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { FormFields } from '#ui/forms/form-fields.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { selectUser } from '../../flows/session-selectors.ts';
import { useSessionSelector } from '../session/session-provider.tsx';
import { InvitationPreview } from './invitation-preview.tsx';
import { PersonalInvitation } from './personal-invitation.tsx';
import { SentInvitations, useInvitationsLeftToday } from './sent-invitations.tsx';

const EMPTY = { email: '' };
const LABELS = { email: say('auth.invitePage.theirEmail') };
const zTyped = z.partial(z.object({ email: z.string() }));
const NOT_SENT = say('auth.invitePage.failed');

export function InvitePage() {
  const user = useSessionSelector(selectUser);
  const queries = useQueryClient();
  const readSent = () => makeStale(queries, 'invitations');
  const sending = {
    ...inviteByMailMutation(),
    onSuccess: (_: unknown, { body }: { body: InviteMailInput }) => {
      toast({ message: say('auth.invitePage.sent', { email: body.email }), tone: 'success' });
      return readSent();
    },
  };
  const invite = useMutation(sending);
  const refused = useFormErrors(invite.error, NOT_SENT);
  const { form, empty } = useStoredForm({
    schema: zInviteMailInput,
    start: EMPTY,
    labels: LABELS,
    refused,
    storage: () => createFormStorage(`invitation ${user?.id}`, zTyped),
  });
  const send = form.handleSubmit((body) => invite.mutate({ body }, { onSuccess: empty }));
  const leftToday = useInvitationsLeftToday('person');
  return (
    <>
      <PageHeading size="area" lead={say('auth.invitePage.intro', { points: presentRule().invitation })}>
        {say('auth.invitePage.inviteSomeone')}
      </PageHeading>
      <div className="mt-8 grid max-w-5xl gap-x-16 gap-y-8 lg:grid-cols-2">
        <Form onSubmit={send} errors={form.summary} attempt={form.attempt} failure={form.failure}>
          <FormFields isSending={invite.isPending}>
            <TextField
              {...form.field('email')}
              type="email"
              autoComplete="off"
              hint={leftToday ? say('auth.invitePage.hint.left', { leftToday }) : undefined}
            />
          </FormFields>
          {leftToday === 0 && <Notice tone="warning">{say('auth.invitePage.limitReached')}</Notice>}
          <Button
            type="submit"
            pending={invite.isPending}
            pendingLabel={say('auth.invitePage.sendingInvitation')}
            disabled={leftToday === 0}
          >
            {say('auth.invitePage.sendInvitation')}
          </Button>
        </Form>
        <InvitationPreview inviterName={[user?.name, user?.lastName].filter(Boolean).join(' ')} />
      </div>
      <PersonalInvitation />
      <SentInvitations
        kind="person"
        onSendAgain={async ({ email }) => {
          await inviteByMail({ body: { email } });
          await readSent();
        }}
      />
    </>
  );
}
