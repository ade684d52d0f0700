import * as z from 'zod/mini';
import { createFormStorage } from '#platform/browser/forms/form-storage.ts';

const zKept = z.object({
  name: z.string(),
  lastName: z.string(),
  location: z.string(),
  contactNo: z.string(),
  isTermsAgreed: z.boolean(),
});

export const keptProfileOf = (personId: string) => createFormStorage(`profile ${personId}`, zKept);
