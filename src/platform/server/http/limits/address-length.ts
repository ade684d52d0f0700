/** How long one part of an address may be. */
import { say } from '#languages/say.ts';
import { Failure } from '../failure.ts';

/** The contract's own limits are lower; a longer part matches no route at all. */
export const MAX_PARAM_LENGTH = 1_000;

/**
 * The router rejects such an address itself only if no wildcard route, such as the one for the page's files, matches
 * it.
 */
export const isTooLong = (url: string): boolean =>
  (url.split('?')[0] ?? '').split('/').some((part) => part.length > MAX_PARAM_LENGTH);

export const addressTooLong = (): Failure => new Failure(414, 'payload_too_large', say('failures.addressTooLong'));
