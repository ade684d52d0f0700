import { useSelector } from '@xstate/react';
import { zForgotPasswordInput } from '#generated/schemas/ForgotPasswordInput.gen.ts';
import { say } from '#languages/say.ts';
import { useFlow } from '#platform/browser/flows/use-flow.ts';
import { useContractForm } from '#platform/browser/forms/use-contract-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { forgotPasswordMessages } from '../../messages.ts';
import { arrivalState } from '../login-page-state.ts';
import { providedForgotPasswordMachine } from './password-actors.ts';

const LABELS = { email: say('auth.forgotPasswordPage.email') };

export function ForgotPasswordPage() {
  // Its message is shown on the page, not as a toast.
  const flow = useFlow(providedForgotPasswordMachine, undefined, () => undefined);
  const refused = useSelector(flow, (state) => state.context.errors);
  const isPending = useSelector(flow, (state) => state.hasTag('loading'));
  const isSent = useSelector(flow, (state) => state.matches('sent'));
  const form = useContractForm({ schema: zForgotPasswordInput, defaultValues: { email: '' }, labels: LABELS, refused });
  return (
    <>
      <PageHeading lead={say('auth.forgotPasswordPage.intro')}>{say('auth.forgotPasswordPage.heading')}</PageHeading>
      {isSent ? (
        <div className="mt-8 space-y-6">
          <Notice tone="success" isLive>
            {forgotPasswordMessages.success}
          </Notice>
          <Button variant="secondary" onClick={() => flow.send({ type: 'another.requested' })}>
            {say('auth.forgotPasswordPage.otherEmail')}
          </Button>
        </div>
      ) : (
        <Form
          onSubmit={form.handleSubmit((values) => flow.send({ type: 'form.submitted', values }))}
          errors={form.summary}
          attempt={form.attempt}
          failure={form.failure}
          className="mt-8"
        >
          <TextField {...form.field('email')} type="email" autoComplete="email" />
          <Button type="submit" wide pending={isPending} pendingLabel={say('auth.forgotPasswordPage.sendingLink')}>
            {say('auth.forgotPasswordPage.sendLink')}
          </Button>
        </Form>
      )}
      <p className="mt-8">
        <TextLink to="/auth/login" {...arrivalState({ email: form.watch('email') })}>
          {say('auth.forgotPasswordPage.login')}
        </TextLink>
      </p>
    </>
  );
}
