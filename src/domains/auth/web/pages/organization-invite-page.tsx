import { useMutation } from '@tanstack/react-query';
import { inviteOrganizationMutation } from '../../../../../generated/auth/inviteOrganization.gen.ts';
import { zOrganizationInviteInput } from '../../../../../generated/schemas/OrganizationInviteInput.gen.ts';
import { useContractForm } from '../../../../platform/browser/use-contract-form.ts';
import { useRefused } from '../../../../platform/browser/use-refused.ts';
import { Button } from '../../../../ui/button.tsx';
import { Form } from '../../../../ui/form.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { toast } from '../../../../ui/toast.ts';

const EMPTY = { organizationName: '', email: '' };

const LABELS = { organizationName: 'Name of the organization', email: 'Email of its person' };

export function OrganizationInvitePage() {
  const invite = useMutation(inviteOrganizationMutation());
  const refused = useRefused(invite.error, 'The invitation was not sent. Check your connection and try again.');
  const form = useContractForm({ schema: zOrganizationInviteInput, defaultValues: EMPTY, labels: LABELS, refused });
  const send = form.handleSubmit((body) =>
    invite.mutate(
      { body },
      {
        onSuccess: () => {
          toast({ message: `${body.organizationName} is invited`, detail: body.email, tone: 'success' });
          form.reset();
        },
      },
    ),
  );
  return (
    <>
      <PageHeading
        size="area"
        lead="Whoever registers with the link of this mail gets a partner account. It is good for 14 days and for one account."
      >
        Invite an organization
      </PageHeading>
      <Form
        onSubmit={send}
        errors={form.summary}
        attempt={form.attempt}
        failure={form.failure}
        className="mt-8 max-w-lg"
      >
        <TextField {...form.field('organizationName')} autoComplete="off" />
        <TextField {...form.field('email')} type="email" autoComplete="off" />
        <Button type="submit" pending={invite.isPending} pendingLabel="Sending the invitation">
          Send the invitation
        </Button>
      </Form>
    </>
  );
}
