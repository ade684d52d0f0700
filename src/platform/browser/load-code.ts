import { ApiError } from './api-error.ts';

export const lineLost = (operation: string, cause: unknown): ApiError =>
  new ApiError({ kind: 'network', operation, message: `${operation} got no answer`, cause });

/**
 * Loads code that a call needs. Offline it fails as the call itself would.
 *
 * @throws {ApiError}
 */
export async function loadCode<T>(operation: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw lineLost(operation, cause);
  }
}
