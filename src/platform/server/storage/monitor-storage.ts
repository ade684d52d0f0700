/** Watches whether uploaded files can be read and written, for the start and for monitoring. */
import { ConfigError } from '#platform/server/config/config.ts';
import type { Logger } from '#platform/server/logging/logger.ts';
import type { Storage } from './storage.ts';

export interface StorageHealth {
  isHealthy(): Promise<boolean>;
  /** Whether it has been well at any time since the start; if not, something about it may be wrong. */
  hasAnswered(): Promise<boolean>;
}

/** Anyone may request `/readyz`, so the storage is checked at most this often. */
const CHECK_INTERVAL_MS = 1_000;

/**
 * @throws {ConfigError} if the storage says that a variable is wrong. An unavailable one is fine, since it may come
 * later.
 */
export async function monitorStorage(storage: Pick<Storage, 'check'>, log: Logger): Promise<StorageHealth> {
  let hasAnswered = false;
  let checkedAt = performance.now();
  const check = async () => {
    await storage.check();
    hasAnswered = true;
    return true;
  };
  const warn = (err: unknown) => {
    log.warn({ err }, 'The storage of uploaded files isn’t answering');
    return false;
  };
  let last = check().catch((error: unknown) => {
    if (error instanceof ConfigError) throw error;
    return warn(error);
  });
  await last;

  const isHealthy = () => {
    const now = performance.now();
    if (now - checkedAt > CHECK_INTERVAL_MS) {
      checkedAt = now;
      last = check().catch(warn);
    }
    return last;
  };
  return { isHealthy, hasAnswered: async () => hasAnswered || isHealthy() };
}
