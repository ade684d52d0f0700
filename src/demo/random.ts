/** Reproducible randomness: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A number of at least 0 and less than 1. */
  next(): number;
  /** An integer from `min` to `max`, inclusive. */
  between(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  bytes(count: number): Uint8Array;
}

/** Mulberry32: 32 bits of state, not cryptographic, good enough for demo data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    pick: (list) => {
      const picked = list[between(0, list.length - 1)];
      if (picked === undefined) throw new Error('There is nothing to pick from');
      return picked;
    },
    chance: (probability) => next() < probability,
    bytes: (count) => Uint8Array.from({ length: count }, () => between(0, 255)),
  };
}
