/** History state that tells the form why the impact was refused. */
import * as z from 'zod/mini';
import type { FormErrors } from '#platform/browser/forms/form-errors.ts';

export const zRefusal = z.object({
  form: z.nullable(z.string()),
  fields: z.array(z.object({ name: z.string(), errors: z.array(z.string()) })),
});

const zState = z.object({ refusal: zRefusal });

export function refusalIn(state: unknown): FormErrors | undefined {
  const parsed = z.safeParse(zState, state);
  return parsed.success ? parsed.data.refusal : undefined;
}
