import * as z from 'zod/mini';
import { registrationInputBounds } from '#generated/bounds/RegistrationInput.gen.ts';
import { zOptionalContactNo } from '#generated/schemas/OptionalContactNo.gen.ts';
import { zRegistrationInput } from '#generated/schemas/RegistrationInput.gen.ts';
import type { RegistrationInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { FormErrors } from '#platform/browser/forms/form-errors.ts';
import { inLatinDigits } from '#platform/browser/forms/form-resolver.ts';
import { useStoredForm } from '#platform/browser/forms/use-stored-form.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { FormPlaceField } from '#platform/browser/places/form-place-field.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TermsCheckbox } from '#ui/fields/terms-checkbox.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { PasswordStrength } from '../password-strength.tsx';
import { ProofProgress } from '../proofs/proof-progress.tsx';
import { keptRegistration } from './kept-registration.ts';

const HELP = { contactNo: say('auth.registrationForm.phoneInvalid') };
const zAgreed = z.extend(z.omit(zRegistrationInput, { proof: true }), {
  contactNo: inLatinDigits(zOptionalContactNo),
  isTermsAgreed: z.boolean().check(z.refine((isAgreed) => isAgreed, say('auth.registrationForm.termsRequired'))),
});
/** Where the community requires a phone number. */
const zReachable = z.extend(zAgreed, { contactNo: inLatinDigits(zOptionalContactNo.check(z.minLength(1))) });

const LABELS = {
  email: say('auth.registrationForm.email'),
  password: say('auth.registrationForm.password'),
  name: say('auth.registrationForm.firstName'),
  lastName: say('auth.registrationForm.lastName'),
  location: say('auth.registrationForm.location'),
  placeId: say('auth.registrationForm.location'),
  contactNo: say('auth.registrationForm.phoneNumber'),
  motivation: say('auth.registrationForm.motivation'),
  isTermsAgreed: say('auth.registrationForm.terms'),
};

interface RegistrationFormProps {
  /** The invited email address. */
  email?: string | undefined;
  refused: FormErrors;
  isPending: boolean;
  isInvited: boolean;
  needsApproval: boolean;
  onSubmit: (values: RegistrationInput) => void;
}

export function RegistrationForm({
  email,
  refused,
  isPending,
  isInvited,
  needsApproval,
  onSubmit,
}: RegistrationFormProps) {
  const { requiresContactNo } = readPageSettings();
  const { form } = useStoredForm({
    schema: requiresContactNo ? zReachable : zAgreed,
    start: {
      email: '',
      password: '',
      name: '',
      lastName: '',
      location: '',
      placeId: undefined,
      contactNo: '',
      motivation: '',
      isTermsAgreed: false,
    },
    given: email === undefined ? {} : { email },
    help: HELP,
    labels: LABELS,
    refused,
    storage: () => keptRegistration,
  });
  return (
    <Form
      onSubmit={form.handleSubmit(onSubmit)}
      errors={form.summary}
      attempt={form.attempt}
      failure={form.failure}
      className="mt-8"
    >
      <TextField
        {...form.field('email')}
        type="email"
        hint={isInvited ? say('auth.registrationForm.invitedEmailHint') : say('auth.registrationForm.emailHint')}
        autoComplete="username"
      />
      <div>
        <PasswordField
          {...form.field('password')}
          hint={say('auth.registrationForm.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordStrength
          password={form.watch('password')}
          personal={form.watch(['email', 'name', 'lastName', 'location'])}
        />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...form.field('name')} autoComplete="given-name" />
        <TextField {...form.field('lastName')} autoComplete="family-name" />
      </div>
      <FormPlaceField form={form} hint={say('auth.registrationForm.locationHint')} />
      {requiresContactNo && <PhoneField {...form.field('contactNo')} hint={say('auth.registrationForm.phoneHint')} />}
      {needsApproval && (
        <TextArea
          {...form.field('motivation')}
          rows={3}
          optional
          maxLength={registrationInputBounds.motivation.maxLength}
          hint={say('auth.registrationForm.motivationHint')}
        />
      )}
      <TermsCheckbox {...form.field('isTermsAgreed')} />
      <div>
        <Button type="submit" wide pending={isPending} pendingLabel={say('auth.registrationForm.submitting')}>
          {say('auth.registrationForm.createAccount')}
        </Button>
        <ProofProgress />
      </div>
    </Form>
  );
}
