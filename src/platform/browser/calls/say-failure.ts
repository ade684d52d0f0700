import { say } from '#languages/say.ts';
import { isApiError } from './api-error.ts';

/** Why a call failed, or what to do: the server's own words if it sent any. */
export function sayWhy(error: unknown): string {
  if (isApiError(error, 'invalid')) return error.fields.flatMap(({ errors }) => errors).join(' ') || error.message;
  if (isApiError(error, 'refused') && error.message) return error.message;
  // Only our server sends a code. What a proxy says isn't meant for people.
  if (isApiError(error, 'server')) return error.code && error.message ? error.message : say('failures.internal');
  if (isApiError(error, 'contract')) return say('failures.internal');
  return say('platform.sayWhy.offline');
}

/** @param failed what couldn't be done, as a sentence. */
export const sayFailed = (failed: string, error: unknown): string => `${failed} ${sayWhy(error)}`;
