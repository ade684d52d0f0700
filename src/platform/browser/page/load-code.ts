import { canConnect } from '#ui/timing/lazy-part.ts';
import { ApiError } from '../calls/api-error.ts';

/** Offline, a service worker holds back code that this device hasn't kept. */
const KEPT_CODE_PATIENCE_MS = 2_000;

export const networkError = (operation: string, cause: unknown): ApiError =>
  new ApiError({ kind: 'network', operation, message: `${operation} got no answer`, cause });

/**
 * Loads code that a call needs. Offline it fails as the call itself would.
 *
 * @throws {ApiError}
 */
export async function loadCode<T>(operation: string, load: () => Promise<T>): Promise<T> {
  // A failed import stays failed for as long as the document lives, so it isn't tried in vain.
  if (!(await canConnect())) throw networkError(operation, undefined);
  try {
    return await (navigator.onLine === false ? Promise.race([load(), tooLate()]) : load());
  } catch (cause) {
    throw networkError(operation, cause);
  }
}

const tooLate = () => new Promise<never>((_, reject) => setTimeout(reject, KEPT_CODE_PATIENCE_MS));
