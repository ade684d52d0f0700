/**
 * A set of texts in about 20 bits each (Graf and Lemire, “Xor filters”, 2019). It holds every text it was made of, and
 * one of 65,536 others.
 *
 * Each text has three places, one in each third of the fingerprints. The three there, combined, are its own.
 */
import { createHash } from 'node:crypto';

export interface XorFilter {
  seed: number;
  /** Its length is divisible by three. */
  fingerprints: Uint16Array;
}

type Places = readonly [number, number, number];

interface Hashed {
  places: Places;
  fingerprint: number;
}

/** A few more fingerprints than texts, so that nearly every seed works. */
const SPACE = 1.23;
const EXTRA = 32;

export function hasText({ seed, fingerprints }: XorFilter, text: string): boolean {
  const { places, fingerprint } = hash(text, seed, fingerprints.length / 3);
  return combine(fingerprints, places) === fingerprint;
}

/** @param texts all different. The same ones in the same order always give the same filter. */
export function makeXorFilter(texts: readonly string[]): XorFilter {
  const third = Math.ceil((texts.length * SPACE + EXTRA) / 3);
  for (let seed = 0; ; seed += 1) {
    const hashed = texts.map((text) => hash(text, seed, third));
    const order = peel(hashed, third);
    if (order !== null) return { seed, fingerprints: assign(order, third) };
  }
}

/**
 * Takes away one text after the other that shares one of its places with no text that is left.
 *
 * @returns them with that place, or null if some share all of theirs.
 */
function peel(hashed: readonly Hashed[], third: number): { item: Hashed; place: number }[] | null {
  const counts = new Uint32Array(3 * third);
  /** The numbers of all texts at a place, combined: that of the only one left in the end. */
  const there = new Uint32Array(3 * third);
  const toggle = (number: number, { places }: Hashed, change: 1 | -1) => {
    for (const place of places) {
      counts[place] = (counts[place] ?? 0) + change;
      there[place] = (there[place] ?? 0) ^ number;
    }
  };
  for (const [number, item] of hashed.entries()) toggle(number, item, 1);
  const order: { item: Hashed; place: number }[] = [];
  const open = [...counts.keys()].filter((place) => counts[place] === 1);
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (counts[place] !== 1) continue;
    const number = there[place] ?? 0;
    const item = hashed[number];
    if (!item) throw new Error(`There is no text ${number}`);
    order.push({ item, place });
    toggle(number, item, -1);
    open.push(...item.places.filter((other) => counts[other] === 1));
  }
  return order.length === hashed.length ? order : null;
}

/** In the opposite order, each fingerprint that is written is no longer read by a text before. */
function assign(order: readonly { item: Hashed; place: number }[], third: number): Uint16Array {
  const fingerprints = new Uint16Array(3 * third);
  for (const { item, place } of order.toReversed()) {
    fingerprints[place] = combine(fingerprints, item.places) ^ item.fingerprint;
  }
  return fingerprints;
}

const combine = (fingerprints: Uint16Array, [first, second, third]: Places) =>
  (fingerprints[first] ?? 0) ^ (fingerprints[second] ?? 0) ^ (fingerprints[third] ?? 0);

function hash(text: string, seed: number, third: number): Hashed {
  const bytes = createHash('sha256').update(`${seed} ${text}`).digest();
  const placeIn = (part: number) => part * third + (bytes.readUInt32LE(4 * part) % third);
  return { places: [placeIn(0), placeIn(1), placeIn(2)], fingerprint: bytes.readUInt16LE(12) };
}
