import * as z from 'zod/mini';
import { createFormStorage } from '#platform/browser/forms/form-storage.ts';
import { zPlaceId } from '#platform/browser/places/chosen-place.ts';

/** All but the password. */
const zKept = z.object({
  email: z.string(),
  name: z.string(),
  lastName: z.string(),
  location: z.string(),
  placeId: zPlaceId,
  contactNo: z._default(z.string(), ''),
  motivation: z._default(z.string(), ''),
  isTermsAgreed: z.boolean(),
});

/** The fields of the registration form that are stored in the browser. */
export const keptRegistration = createFormStorage('registration', zKept);

/** What was sent, in case the address was wrong. */
const sentRegistration = createFormStorage('registered', zKept);

export function keepSent(values: object): void {
  sentRegistration.write(values);
  keptRegistration.clear();
}

/** Fills the form again with what was sent, but for the address. */
export function registerAgain(): void {
  const sent = sentRegistration.read();
  // Nothing is stored in a browser that refuses to.
  if (sent.email !== undefined) keptRegistration.write({ ...sent, email: '' });
}
