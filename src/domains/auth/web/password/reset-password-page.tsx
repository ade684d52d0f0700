import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { zResetPasswordInput } from '#generated/schemas/ResetPasswordInput.gen.ts';
import { useContractForm } from '#platform/browser/use-contract-form.ts';
import { useFlow } from '#platform/browser/use-flow.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextField } from '#ui/text-field.tsx';
import { mailedAddressIn } from '../../mailed-address.ts';
import { DeadLink } from '../dead-link.tsx';
import { PasswordPair } from '../password-pair.tsx';
import { useTellingThere } from '../use-telling-there.ts';
import { providedResetPasswordMachine } from './password-actors.ts';

const LABELS = {
  email: 'Email',
  password: 'New password',
  confirmpassword: 'Repeat new password',
};

export function ResetPasswordPage() {
  const { token = '' } = useParams();
  const { hash } = useLocation();
  const [email] = useState(() => mailedAddressIn(hash));
  const hear = useTellingThere(() => form.getValues('email'));
  const flow = useFlow(providedResetPasswordMachine, { tokenParam: token }, hear);
  const refused = useSelector(flow, (state) => state.context.errors);
  const isPending = useSelector(flow, (state) => state.hasTag('loading'));
  const isDead = useSelector(flow, (state) => state.matches('linkDead'));
  const form = useContractForm({
    schema: zResetPasswordInput,
    defaultValues: { email, password: '', confirmpassword: '' },
    labels: LABELS,
    refused,
  });
  if (isDead) {
    return (
      <DeadLink action={{ to: '/auth/forgot', label: 'Request a new link' }}>
        This link has expired or was already used. Links to reset a password work once, within an hour.
      </DeadLink>
    );
  }
  return (
    <>
      <PageHeading lead="You’ll be logged out everywhere. Log in again with your new password.">
        Choose a new password
      </PageHeading>
      <Form
        onSubmit={form.handleSubmit((values) => flow.send({ type: 'form.submitted', values }))}
        errors={form.summary}
        attempt={form.attempt}
        failure={form.failure}
        className="mt-8"
      >
        <TextField {...form.field('email')} type="email" autoComplete="username" />
        <PasswordPair form={form} personal={[form.watch('email')]} />
        <Button type="submit" wide pending={isPending} pendingLabel="Changing password">
          Change password
        </Button>
      </Form>
    </>
  );
}
