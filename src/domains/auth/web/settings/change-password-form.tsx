import { useMutation } from '@tanstack/react-query';
import { changePasswordMutation } from '#generated/auth/changePassword.gen.ts';
import { zChangePasswordInput } from '#generated/schemas/ChangePasswordInput.gen.ts';
import { useContractForm } from '#platform/browser/use-contract-form.ts';
import { useRefused } from '#platform/browser/use-refused.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { toast } from '#ui/toast.ts';
import { PasswordPair } from '../password-pair.tsx';

const EMPTY = { currentPassword: '', password: '', confirmpassword: '' };

const LABELS = {
  currentPassword: 'Current password',
  password: 'New password',
  confirmpassword: 'Repeat new password',
};

interface ChangePasswordFormProps {
  email: string;
  /** What a password must not consist of. */
  personal: readonly string[];
}

export function ChangePasswordForm({ email, personal }: ChangePasswordFormProps) {
  const change = useMutation(changePasswordMutation());
  const refused = useRefused(change.error, 'We couldn’t change your password. Check your connection and try again.');
  const form = useContractForm({ schema: zChangePasswordInput, defaultValues: EMPTY, labels: LABELS, refused });
  const save = form.handleSubmit((body) =>
    change.mutate(
      { body },
      {
        onSuccess: () => {
          toast({ message: 'Password changed', detail: 'Your other sessions have been ended.', tone: 'success' });
          form.reset();
        },
      },
    ),
  );
  return (
    <Form onSubmit={save} errors={form.summary} attempt={form.attempt} failure={form.failure} className="mt-5 max-w-lg">
      {/* Lets password managers store the new password with its username. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
      <PasswordPair form={form} personal={personal} />
      <Button type="submit" pending={change.isPending} pendingLabel="Changing password">
        Change password
      </Button>
    </Form>
  );
}
