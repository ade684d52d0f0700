import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { inviteOrganization, inviteOrganizationMutation } from '#generated/auth/inviteOrganization.gen.ts';
import { zOrganizationInviteInput } from '#generated/schemas/OrganizationInviteInput.gen.ts';
import type { OrganizationInviteInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { createFormStorage } from '#platform/browser/forms/form-storage.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { useStoredForm } from '#platform/browser/forms/use-stored-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { FormFields } from '#ui/forms/form-fields.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { selectUser } from '../../flows/session-selectors.ts';
import { useSessionSelector } from '../session/session-provider.tsx';
import { InvitationPreview } from './invitation-preview.tsx';
import { SentInvitations } from './sent-invitations.tsx';

const EMPTY = { organizationName: '', email: '' };
const LABELS = {
  organizationName: say('auth.organizationInvitePage.organisationName'),
  email: say('auth.organizationInvitePage.contactEmail'),
};
const zTyped = z.partial(z.object({ organizationName: z.string(), email: z.string() }));
const NOT_SENT = say('auth.organizationInvitePage.failed');

export function OrganizationInvitePage() {
  const user = useSessionSelector(selectUser);
  const queries = useQueryClient();
  const readSent = () => makeStale(queries, 'invitations');
  const sending = {
    ...inviteOrganizationMutation(),
    onSuccess: (_: unknown, { body }: { body: OrganizationInviteInput }) => {
      toast({
        message: say('auth.organizationInvitePage.sent', {
          organizationName: isolate(body.organizationName),
        }),
        detail: body.email,
        tone: 'success',
      });
      return readSent();
    },
  };
  const invite = useMutation(sending);
  const refused = useFormErrors(invite.error, NOT_SENT);
  const { form, empty } = useStoredForm({
    schema: zOrganizationInviteInput,
    start: EMPTY,
    labels: LABELS,
    refused,
    storage: () => createFormStorage(`organization ${user?.id}`, zTyped),
  });
  const send = form.handleSubmit((body) => invite.mutate({ body }, { onSuccess: empty }));
  return (
    <>
      <PageHeading size="area" lead={say('auth.organizationInvitePage.intro')}>
        {say('auth.organizationInvitePage.heading')}
      </PageHeading>
      <div className="mt-8 grid max-w-5xl gap-x-16 gap-y-8 lg:grid-cols-2">
        <Form onSubmit={send} errors={form.summary} attempt={form.attempt} failure={form.failure}>
          <FormFields isSending={invite.isPending} className="space-y-6">
            <TextField {...form.field('organizationName')} autoComplete="off" />
            <TextField {...form.field('email')} type="email" autoComplete="off" />
          </FormFields>
          <Button
            type="submit"
            pending={invite.isPending}
            pendingLabel={say('auth.organizationInvitePage.sendingInvitation')}
          >
            {say('auth.organizationInvitePage.sendInvitation')}
          </Button>
        </Form>
        <InvitationPreview
          inviterName={[user?.name, user?.lastName].filter(Boolean).join(' ')}
          organizationName={form.watch('organizationName')}
        />
      </div>
      <SentInvitations
        kind="organization"
        onSendAgain={async ({ email, organizationName }) => {
          await inviteOrganization({ body: { email, organizationName: organizationName ?? '' } });
          await readSent();
        }}
      />
    </>
  );
}
