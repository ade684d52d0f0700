import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { zAddPointsInput } from '#generated/schemas/AddPointsInput.gen.ts';
import { zRegistrationInput } from '#generated/schemas/RegistrationInput.gen.ts';
import { contractResolver, inLatinDigits } from '#platform/browser/form-resolver.ts';

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
  ['email', '', 'Fill this in.'],
  ['email', 'ada', 'Enter an email address like name@example.org.'],
  ['password', '', 'Fill this in.'],
  ['password', 'too-short', 'Use at least 12 characters.'],
  ['password', 'x'.repeat(129), 'Use at most 128 characters.'],
  ['name', '', 'Fill this in.'],
  ['name', '   ', 'Fill this in.'],
  ['location', '\u200b', 'Fill this in.'],
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
  const schema = z.extend(zRegistrationInput, { contactNo: inLatinDigits(zRegistrationInput.shape.contactNo) });
  const sent = async (contactNo: string) => contractResolver(schema)({ ...VALID, contactNo }, undefined, OPTIONS);
  expect(await sent('+٢٣٤ ۱ 2345678')).toEqual({ values: { ...VALID, contactNo: '+234 1 2345678' }, errors: {} });
  expect((await sent('٢')).errors).toMatchObject({ contactNo: {} });
});

it('asks for a number as the field’s own message does', async () => {
  const resolve = contractResolver(zAddPointsInput, { points: 'Enter a whole number.' });
  const { errors } = await resolve({ points: Number.NaN, reason: 'Shore clean-up' }, undefined, OPTIONS);
  expect(errors).toMatchObject({ points: { message: 'Enter a whole number.' } });
});
