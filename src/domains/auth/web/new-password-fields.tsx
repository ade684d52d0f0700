import type { FieldPath } from 'react-hook-form';
import { say } from '#languages/say.ts';
import type { ContractForm } from '#platform/browser/forms/use-contract-form.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

export interface NewPasswordValues {
  password: string;
  confirmpassword: string;
}

/** A new password, its strength, and its repetition. */
export function NewPasswordFields<TValues extends NewPasswordValues>({
  form,
  personal,
}: {
  form: ContractForm<TValues>;
  /** What others know about the person, which a password must not consist of. */
  personal: readonly string[];
}) {
  const password = 'password' as FieldPath<TValues>;
  const again = 'confirmpassword' as FieldPath<TValues>;
  return (
    <>
      <div>
        <PasswordField
          {...form.field(password)}
          hint={say('auth.newPasswordFields.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordStrength password={String(form.watch(password) ?? '')} personal={personal} />
      </div>
      <PasswordField {...form.field(again)} autoComplete="new-password" />
    </>
  );
}
