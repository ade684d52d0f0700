import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../shared/moment.ts';

/** The default lifetime, for values that are needed again and again while someone uses the site. */
const DEFAULT_TTL_MS = 15 * MINUTE_MS;

/**
 * An LRU cache with a time to live, which removes expired entries as new ones are added. LRUCache itself keeps them
 * until it needs their space, so a process would grow for hours by entries that nobody can read any more.
 */
export class ExpiringCache<Key extends {}, Value extends {}> extends LRUCache<Key, Value> {
  #sweptAt = 0;

  constructor(options: LRUCache.Options<Key, Value, unknown>) {
    super({ ttl: DEFAULT_TTL_MS, ...options });
  }

  override set(key: Key, value: Value | undefined, options?: LRUCache.SetOptions<Key, Value, unknown>): this {
    const now = this.perf.now();
    if (now - this.#sweptAt >= this.ttl) {
      this.#sweptAt = now;
      this.purgeStale();
    }
    return super.set(key, value, options);
  }
}
