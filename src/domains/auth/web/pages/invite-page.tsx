import { useMutation } from '@tanstack/react-query';
import { inviteByMailMutation } from '../../../../../generated/auth/inviteByMail.gen.ts';
import { zInviteMailInput } from '../../../../../generated/schemas/InviteMailInput.gen.ts';
import { useContractForm } from '../../../../platform/browser/use-contract-form.ts';
import { useRefused } from '../../../../platform/browser/use-refused.ts';
import { Button } from '../../../../ui/button.tsx';
import { Form } from '../../../../ui/form.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { toast } from '../../../../ui/toast.ts';

const LABELS = { email: 'Their email' };

export function InvitePage() {
  const invite = useMutation(inviteByMailMutation());
  const refused = useRefused(invite.error, 'The invitation was not sent. Check your connection and try again.');
  const form = useContractForm({ schema: zInviteMailInput, defaultValues: { email: '' }, labels: LABELS, refused });
  const send = form.handleSubmit((body) =>
    invite.mutate(
      { body },
      {
        onSuccess: () => {
          toast({ message: `An invitation is on its way to ${body.email}`, tone: 'success' });
          form.reset();
        },
      },
    ),
  );
  return (
    <>
      <PageHeading
        size="area"
        lead="They get a mail from you with a link that is good for 14 days. When they join with it, you both hear of it and you get points."
      >
        Invite somebody
      </PageHeading>
      <Form
        onSubmit={send}
        errors={form.summary}
        attempt={form.attempt}
        failure={form.failure}
        className="mt-8 max-w-lg"
      >
        <TextField {...form.field('email')} type="email" autoComplete="off" />
        <Button type="submit" pending={invite.isPending} pendingLabel="Sending the invitation">
          Send the invitation
        </Button>
      </Form>
    </>
  );
}
