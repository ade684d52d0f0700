import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { zResetPasswordInput } from '#generated/schemas/ResetPasswordInput.gen.ts';
import { say } from '#languages/say.ts';
import { useFlow } from '#platform/browser/flows/use-flow.ts';
import { useContractForm } from '#platform/browser/forms/use-contract-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { mailedAddressIn } from '../../mailed-address.ts';
import { DeadLink } from '../dead-link.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { useLoginNotice } from '../use-login-notice.ts';
import { providedResetPasswordMachine } from './password-actors.ts';

const LABELS = {
  email: say('auth.resetPasswordPage.email'),
  password: say('auth.resetPasswordPage.newPassword'),
  confirmpassword: say('auth.resetPasswordPage.confirmPassword'),
};

export function ResetPasswordPage() {
  const { token = '' } = useParams();
  const { hash } = useLocation();
  const [email] = useState(() => mailedAddressIn(hash));
  const hear = useLoginNotice(() => form.getValues('email'));
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
      <DeadLink action={{ to: '/auth/forgot', label: say('auth.resetPasswordPage.newLink') }}>
        {say('auth.resetPasswordPage.linkDead')}
      </DeadLink>
    );
  }
  return (
    <>
      <PageHeading lead={say('auth.resetPasswordPage.intro')}>{say('auth.resetPasswordPage.heading')}</PageHeading>
      <Form
        onSubmit={form.handleSubmit((values) => flow.send({ type: 'form.submitted', values }))}
        errors={form.summary}
        attempt={form.attempt}
        failure={form.failure}
        className="mt-8"
      >
        <TextField {...form.field('email')} type="email" autoComplete="username" />
        <NewPasswordFields form={form} personal={[form.watch('email')]} />
        <Button type="submit" wide pending={isPending} pendingLabel={say('auth.resetPasswordPage.changingPassword')}>
          {say('auth.resetPasswordPage.changePassword')}
        </Button>
      </Form>
    </>
  );
}
