import * as z from 'zod/mini';
import { zLogInInput } from '#generated/schemas/LogInInput.gen.ts';
import type { LogInInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { FormErrors } from '#platform/browser/forms/form-errors.ts';
import { useContractForm } from '#platform/browser/forms/use-contract-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { ProofProgress } from '../proofs/proof-progress.tsx';

/** A code, a passkey or a proof of work is asked for afterwards. */
const zCredentials = z.omit(zLogInInput, { code: true, passkey: true, proof: true });

const LABELS = { email: say('auth.loginForm.email'), password: say('auth.loginForm.password') };

interface LoginFormProps {
  /** The initial value. */
  email: string;
  refused: FormErrors;
  isPending: boolean;
  onSubmit: (values: LogInInput) => void;
}

export function LoginForm({ email, refused, isPending, onSubmit }: LoginFormProps) {
  const form = useContractForm({
    schema: zCredentials,
    defaultValues: { email, password: '' },
    labels: LABELS,
    refused,
  });
  return (
    <Form
      onSubmit={form.handleSubmit(onSubmit)}
      errors={form.summary}
      attempt={form.attempt}
      failure={form.failure}
      className="mt-8"
    >
      <TextField {...form.field('email')} type="email" autoComplete="username webauthn" />
      <div>
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <p className="mt-2 text-sm">
          <TextLink to="/auth/forgot">{say('auth.loginForm.forgot')}</TextLink>
        </p>
      </div>
      <div>
        <Button type="submit" wide pending={isPending} pendingLabel={say('auth.loginForm.loggingIn')}>
          {say('auth.loginForm.logIn')}
        </Button>
        <ProofProgress />
      </div>
    </Form>
  );
}
