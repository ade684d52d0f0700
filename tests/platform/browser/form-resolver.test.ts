import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { zAddPointsInput } from '#generated/schemas/AddPointsInput.gen.ts';
import { zChangePasswordInput } from '#generated/schemas/ChangePasswordInput.gen.ts';
import { zCouncilInput } from '#generated/schemas/CouncilInput.gen.ts';
import { zForgotPasswordInput } from '#generated/schemas/ForgotPasswordInput.gen.ts';
import { zImpactInput } from '#generated/schemas/ImpactInput.gen.ts';
import { zInviteMailInput } from '#generated/schemas/InviteMailInput.gen.ts';
import { zLogInInput } from '#generated/schemas/LogInInput.gen.ts';
import { zNewsInput } from '#generated/schemas/NewsInput.gen.ts';
import { zOpportunityInput } from '#generated/schemas/OpportunityInput.gen.ts';
import { zOptionalContactNo } from '#generated/schemas/OptionalContactNo.gen.ts';
import { zOrganizationInviteInput } from '#generated/schemas/OrganizationInviteInput.gen.ts';
import { zProfileInput } from '#generated/schemas/ProfileInput.gen.ts';
import { zRegistrationInput } from '#generated/schemas/RegistrationInput.gen.ts';
import { zResetPasswordInput } from '#generated/schemas/ResetPasswordInput.gen.ts';
import { contractResolver, findFaults, inLatinDigits } from '#platform/browser/forms/form-resolver.ts';

const OPTIONS = { fields: {}, shouldUseNativeValidation: false };
const VALID = {
  email: 'ada@example.org',
  password: 'river-lantern-orbit-42',
  name: 'Ada',
  lastName: 'Okafor',
  location: 'Lagos',
  contactNo: '+234 1 2345678',
  isTermsAgreed: true,
};

it.each([
  ['email', '', 'Enter an email address.'],
  ['email', 'ada', 'Enter an email address like name@example.org.'],
  ['password', '', 'Enter a password.'],
  ['password', 'too-short', 'Use at least 12 characters.'],
  ['password', 'x'.repeat(129), 'Use at most 128 characters.'],
  ['name', '', 'Enter a first name.'],
  ['name', '   ', 'Enter a first name.'],
  ['location', '\u200b', 'Enter a city or region.'],
  ['contactNo', 'by pigeon', 'Enter a phone number.'],
])('says for %s “%s” what to do', async (field, value, message) => {
  const resolve = contractResolver(zRegistrationInput, { contactNo: 'Enter a phone number.' });
  const { errors } = await resolve({ ...VALID, [field]: value }, undefined, OPTIONS);
  expect(errors).toMatchObject({ [field]: { message } });
  expect(Object.keys(errors)).toEqual([field]);
});

it('accepts what the contract allows', async () => {
  const answer = await contractResolver(zRegistrationInput)(VALID, undefined, OPTIONS);
  expect(answer).toEqual({ values: VALID, errors: {} });
});

it('sends a phone number in the digits that are dialled', async () => {
  const schema = z.extend(zRegistrationInput, { contactNo: inLatinDigits(zOptionalContactNo) });
  const sent = async (contactNo: string) => contractResolver(schema)({ ...VALID, contactNo }, undefined, OPTIONS);
  expect(await sent('+٢٣٤ ۱ 2345678')).toEqual({ values: { ...VALID, contactNo: '+234 1 2345678' }, errors: {} });
  expect((await sent('٢')).errors).toMatchObject({ contactNo: {} });
});

it('asks for a number as the field’s own message does', async () => {
  const resolve = contractResolver(zAddPointsInput, { points: 'Enter a whole number.' });
  const { errors } = await resolve({ points: Number.NaN, reason: 'Shore clean-up' }, undefined, OPTIONS);
  expect(errors).toMatchObject({ points: { message: 'Enter a whole number.' } });
});

const FORMS = {
  zRegistrationInput,
  zAddPointsInput,
  zChangePasswordInput,
  zCouncilInput,
  zForgotPasswordInput,
  zImpactInput,
  zInviteMailInput,
  zLogInInput,
  zNewsInput,
  zOpportunityInput,
  zOrganizationInviteInput,
  zProfileInput,
  zResetPasswordInput,
};

/** Chosen rather than typed; the forms ask for them in their own words. */
const IS_CHOSEN = /^(?:date|deadline|eventType|imagesUrl|timeZone)$|(?:Id|Date)$/;

it.each(Object.entries(FORMS))('names what is missing for every text of %s', (_, schema) => {
  const texts = Object.entries(schema.shape).filter(
    // What may be left out is sent as null when it's empty.
    ([name, field]) =>
      !IS_CHOSEN.test(name) && !z.safeParse(field, undefined).success && !z.safeParse(field, '').success,
  );
  const faults = findFaults(schema, Object.fromEntries(texts.map(([name]) => [name, ''])));
  expect(texts.filter(([name]) => faults[name]?.message === 'Fill this in.').map(([name]) => name)).toEqual([]);
});
