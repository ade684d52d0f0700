/** Watches whether uploaded files can be read and written, for the start and for monitoring. */
import { ConfigError } from '#platform/config/config.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { Storage } from './storage.ts';

export interface StorageHealth {
  isWell(): Promise<boolean>;
  /** Whether it has been well at any time since the start; if not, something about it may be wrong. */
  hasAnswered(): Promise<boolean>;
}

/** Anyone may request `/readyz`, so the storage is checked at most this often. */
const ASKED_EVERY_MS = 1_000;

/**
 * @throws {ConfigError} if the storage says that a variable is wrong. An unavailable one is fine, since it may come
 * later.
 */
export async function watchStorage(storage: Pick<Storage, 'check'>, log: Logger): Promise<StorageHealth> {
  let hasAnswered = false;
  let askedAt = performance.now();
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

  const isWell = () => {
    const now = performance.now();
    if (now - askedAt > ASKED_EVERY_MS) {
      askedAt = now;
      last = check().catch(warn);
    }
    return last;
  };
  return { isWell, hasAnswered: async () => hasAnswered || isWell() };
}
