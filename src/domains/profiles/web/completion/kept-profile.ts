import * as z from 'zod/mini';
import { keptValues } from '#platform/browser/kept-values.ts';

const zKept = z.object({
  name: z.string(),
  lastName: z.string(),
  location: z.string(),
  contactNo: z.string(),
  isTermsAgreed: z.boolean(),
});

export const keptProfileOf = (personId: string) => keptValues(`profile ${personId}`, zKept);
