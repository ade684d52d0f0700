import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { zRegistrationInput } from '../../../../../generated/schemas/RegistrationInput.gen.ts';
import type { RegistrationInput } from '../../../../../generated/types.gen.ts';
import type { FormErrors } from '../../../../platform/browser/form-errors.ts';
import { useContractForm } from '../../../../platform/browser/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Form } from '../../../../ui/form.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { keepRegistration, readRegistration } from '../kept-registration.ts';
import { PasswordStrength } from './password-strength.tsx';

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
  /** The address that was invited. */
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
          hint="At least 12 characters. A few unrelated words do well."
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
        hint="So that people you share it with can reach you, such as a partner who accepts you. Private unless you choose otherwise."
        autoComplete="tel"
      />
      <Checkbox
        {...form.field('isTermsAgreed')}
        label={
          <>
            I agree to the{' '}
            <TextLink to="/terms" target="_blank">
              terms
            </TextLink>{' '}
            and have read{' '}
            <TextLink to="/privacy" target="_blank">
              what is kept about me
            </TextLink>
          </>
        }
      />
      <Button type="submit" wide pending={isPending} pendingLabel="Creating the account">
        Create the account
      </Button>
    </Form>
  );
}
