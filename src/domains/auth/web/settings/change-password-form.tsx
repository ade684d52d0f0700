import { useMutation } from '@tanstack/react-query';
import { changePasswordMutation } from '#generated/auth/changePassword.gen.ts';
import { zChangePasswordInput } from '#generated/schemas/ChangePasswordInput.gen.ts';
import { say } from '#languages/say.ts';
import { useContractForm } from '#platform/browser/forms/use-contract-form.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { FormFields } from '#ui/forms/form-fields.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';

const EMPTY = { currentPassword: '', password: '', confirmpassword: '' };

const LABELS = {
  currentPassword: say('auth.changePasswordForm.currentPassword'),
  password: say('auth.changePasswordForm.newPassword'),
  confirmpassword: say('auth.changePasswordForm.confirmPassword'),
};

interface ChangePasswordFormProps {
  email: string;
  /** What others know about the person, which a password must not consist of. */
  personal: readonly string[];
}

export function ChangePasswordForm({ email, personal }: ChangePasswordFormProps) {
  const change = useMutation(changePasswordMutation());
  const refused = useFormErrors(change.error, say('auth.changePasswordForm.failed'));
  const form = useContractForm({ schema: zChangePasswordInput, defaultValues: EMPTY, labels: LABELS, refused });
  const save = form.handleSubmit((body) =>
    change.mutate(
      { body },
      {
        onSuccess: () => {
          toast({
            message: say('auth.changePasswordForm.passwordChanged'),
            detail: say('auth.changePasswordForm.changedHint'),
            tone: 'success',
          });
          form.reset();
        },
      },
    ),
  );
  return (
    <Form onSubmit={save} errors={form.summary} attempt={form.attempt} failure={form.failure} className="mt-5 max-w-lg">
      {/* Lets password managers store the new password with its username. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormFields isSending={change.isPending} className="space-y-6">
        <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
        <NewPasswordFields form={form} personal={personal} />
      </FormFields>
      <Button type="submit" pending={change.isPending} pendingLabel={say('auth.changePasswordForm.changingPassword')}>
        {say('auth.changePasswordForm.changePassword')}
      </Button>
    </Form>
  );
}
