/** How long one part of an address may be. */
import { say } from '#languages/say.ts';
import { Failure } from './failure.ts';

/** The contract bounds each one lower; what is longer than this meets no route at all. */
export const MAX_PARAM_LENGTH = 1_000;

/** The router says so itself only while no wildcard, such as that of the page's files, takes what it refused. */
export const isTooLong = (url: string): boolean =>
  (url.split('?')[0] ?? '').split('/').some((part) => part.length > MAX_PARAM_LENGTH);

export const addressTooLong = (): Failure => new Failure(414, 'payload_too_large', say('failures.addressTooLong'));
