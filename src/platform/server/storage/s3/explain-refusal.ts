/** Explains which variable is wrong when the store refuses us. */
import { ConfigError } from '#platform/server/config/config.ts';
import type { StoreConfig } from '#platform/server/config/store-config.ts';
import { StorageUnavailableError } from '../storage.ts';
import { StoreRefusalError } from './store-response.ts';

const EXPLANATIONS: Record<string, (store: StoreConfig) => string> = {
  NoSuchBucket: ({ bucket, endpoint }) =>
    `STORAGE_URL: there is no bucket ${bucket} at ${endpoint.origin}. Create it first`,
  InvalidAccessKeyId: () => 'STORAGE_ACCESS_KEY: the store doesn’t know this key',
  SignatureDoesNotMatch: () => 'STORAGE_SECRET_KEY: the store says it isn’t the secret of STORAGE_ACCESS_KEY',
  AccessDenied: ({ bucket }) =>
    `STORAGE_ACCESS_KEY: this key may not list the bucket ${bucket}. Let it list, read, write and delete there`,
  AuthorizationHeaderMalformed: ({ region }) => `STORAGE_REGION: the bucket isn’t in ${region}`,
  PermanentRedirect: ({ region }) => `STORAGE_REGION: the bucket isn’t in ${region}`,
};

/**
 * @returns a `ConfigError` if the operator can fix it with a variable, else an error that says the storage is
 * unavailable.
 */
export function explainRefusal(store: StoreConfig, error: unknown): Error {
  if (!(error instanceof StoreRefusalError)) {
    return error instanceof Error ? error : new StorageUnavailableError(String(error));
  }
  const explain = EXPLANATIONS[error.code];
  if (explain) return new ConfigError(`Invalid configuration:\n  ${explain(store)}.`);
  return new StorageUnavailableError('The store of files refused a request', { cause: error });
}
