import * as z from 'zod/mini';
import { createFormStorage } from '#platform/browser/form-storage.ts';

/** The fields of the registration form that are stored in the browser: all but the password. */
export const keptRegistration = createFormStorage(
  'registration',
  z.object({
    email: z.string(),
    name: z.string(),
    lastName: z.string(),
    location: z.string(),
    contactNo: z.string(),
    isTermsAgreed: z.boolean(),
  }),
);
