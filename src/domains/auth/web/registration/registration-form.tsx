import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { zRegistrationInput } from '#generated/schemas/RegistrationInput.gen.ts';
import type { RegistrationInput } from '#generated/types.gen.ts';
import type { FormErrors } from '#platform/browser/form-errors.ts';
import { useContractForm } from '#platform/browser/use-contract-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Form } from '#ui/form.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PasswordStrength } from '../password-strength.tsx';
import { keepRegistration, readRegistration } from './kept-registration.ts';

const HELP = { contactNo: 'Enter a phone number like +977 1 4123456.' };
const zAgreed = z.extend(zRegistrationInput, {
  isTermsAgreed: z.boolean().check(z.refine((isAgreed) => isAgreed, 'Agree to the terms to create an account.')),
});

const LABELS = {
  email: 'Email',
  password: 'Password',
  name: 'First name',
  lastName: 'Last name',
  location: 'Location',
  contactNo: 'Phone number',
  isTermsAgreed: 'Terms',
};

interface RegistrationFormProps {
  /** The invited email address. */
  email?: string | undefined;
  refused: FormErrors;
  isPending: boolean;
  isInvited: boolean;
  onSubmit: (values: RegistrationInput) => void;
}

export function RegistrationForm({ email, refused, isPending, isInvited, onSubmit }: RegistrationFormProps) {
  const [kept] = useState(readRegistration);
  const form = useContractForm({
    schema: zAgreed,
    defaultValues: {
      email: email ?? kept.email,
      password: '',
      name: kept.name,
      lastName: kept.lastName,
      location: kept.location,
      contactNo: kept.contactNo,
      isTermsAgreed: kept.isTermsAgreed,
    },
    help: HELP,
    labels: LABELS,
    refused,
  });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepRegistration(values) }),
    [subscribe],
  );
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
        hint={isInvited ? 'The address your invitation was sent to.' : 'We’ll send a link there to verify it.'}
        autoComplete="username"
      />
      <div>
        <PasswordField
          {...form.field('password')}
          hint="At least 12 characters. A few unrelated words work well."
          autoComplete="new-password"
        />
        <PasswordStrength password={form.watch('password')} personal={form.watch(['email', 'name', 'lastName'])} />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...form.field('name')} autoComplete="given-name" />
        <TextField {...form.field('lastName')} autoComplete="family-name" />
      </div>
      <TextField {...form.field('location')} hint="A city or a region is enough." autoComplete="address-level2" />
      <TextField
        {...form.field('contactNo')}
        type="tel"
        hint="Private unless you choose to share it, for example with a partner who accepts you."
        autoComplete="tel"
      />
      <Checkbox
        {...form.field('isTermsAgreed')}
        label={
          <>
            I agree to the{' '}
            <TextLink to="/terms" target="_blank">
              Terms
            </TextLink>{' '}
            and the{' '}
            <TextLink to="/privacy" target="_blank">
              Privacy Policy
            </TextLink>
          </>
        }
      />
      <Button type="submit" wide pending={isPending} pendingLabel="Creating your account">
        Create account
      </Button>
    </Form>
  );
}
