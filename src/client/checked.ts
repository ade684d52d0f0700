/** Holds a call's input and answer to the contract. */
import * as z from 'zod/mini';
import { deepestIssue } from '#platform/shared/deepest-issue.ts';
import type { Call, Rest } from './call.ts';
import type { Groundswell } from './groundswell.ts';
import { GroundswellError } from './groundswell-error.ts';

interface Checks {
  body?: z.core.$ZodType;
  path?: z.core.$ZodType;
  query?: z.core.$ZodType;
  answer: z.core.$ZodType;
}

/** @param name the call's method and path. */
export const checked =
  <Data, Answer>(name: string, make: Call<Data, Answer>, checks: Checks): Call<Data, Answer> =>
  async (groundswell: Groundswell, ...rest: Rest<Data>) => {
    const [options] = rest as [Partial<Record<'body' | 'path' | 'query', unknown>>?];
    for (const part of ['path', 'query', 'body'] as const) {
      const type = checks[part];
      const value = options?.[part];
      // A query without any parameters may be left out.
      if (type) await check(name, part, type, part === 'query' ? (value ?? {}) : value);
    }
    const answer = await make(groundswell, ...rest);
    await check(name, 'answer', checks.answer, answer);
    return answer;
  };

async function check(name: string, part: string, type: z.core.$ZodType, value: unknown): Promise<void> {
  const result = await z.safeParseAsync(type, value);
  if (result.success) return;
  const issue = deepestIssue(result.error.issues);
  const place = [part, ...(issue?.path ?? [])].join('.');
  const message = issue?.message ?? 'it is something else';
  throw new GroundswellError({
    reason: 'contract',
    call: name,
    message: `${place} breaks the contract: ${message}.`,
    errors: [{ field: place, message }],
    cause: result.error,
  });
}
