/** Registration form values, kept for the tab so that a reload loses only the password. */
import * as z from 'zod/mini';
import type { RegistrationInput } from '#generated/types.gen.ts';
import { sturdyStorage } from '#platform/browser/sturdy-storage.ts';

const KEY = 'registration';
const kept = sturdyStorage(() => globalThis.sessionStorage);

const zKept = z.object({
  email: z.string(),
  name: z.string(),
  lastName: z.string(),
  location: z.string(),
  contactNo: z.string(),
  isTermsAgreed: z.boolean(),
});
type KeptRegistration = z.infer<typeof zKept>;

const EMPTY: KeptRegistration = {
  email: '',
  name: '',
  lastName: '',
  location: '',
  contactNo: '',
  isTermsAgreed: false,
};

/** Stores only the fields above, never the password. */
export function keepRegistration(typed: Partial<RegistrationInput>): void {
  kept.set(KEY, JSON.stringify(zKept.parse({ ...EMPTY, ...typed })));
}

export function readRegistration(): KeptRegistration {
  const text = kept.get(KEY);
  if (text === null) return EMPTY;
  try {
    return zKept.parse(JSON.parse(text));
  } catch {
    // Written by another version of the page, or by hand.
    return EMPTY;
  }
}

export const forgetRegistration = (): void => kept.remove(KEY);
