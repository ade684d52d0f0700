/** History state that tells the form why the impact was refused. */
import * as z from 'zod/mini';
import type { FormErrors } from '#platform/browser/forms/form-errors.ts';
import { zRefusal } from '#platform/browser/outbox/waiting-storage.ts';

const zState = z.object({ refusal: zRefusal });

export function refusalIn(state: unknown): FormErrors | undefined {
  const parsed = z.safeParse(zState, state);
  return parsed.success ? parsed.data.refusal : undefined;
}
