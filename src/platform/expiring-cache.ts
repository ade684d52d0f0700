import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from './moment.ts';

/** For what is asked for again and again while someone is there. */
const USUAL_MS = 15 * MINUTE_MS;

/**
 * An LRU cache with a time to live, whose expired entries leave as others come. By itself it keeps them until their room is
 * needed, so that a process would grow for hours by what nobody can read any more.
 */
export class ExpiringCache<Key extends {}, Value extends {}> extends LRUCache<Key, Value> {
  #sweptAt = 0;

  constructor(options: LRUCache.Options<Key, Value, unknown>) {
    super({ ttl: USUAL_MS, ...options });
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
