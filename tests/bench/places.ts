/** How long suggesting places takes, and what the gazetteer costs: `npm run bench -- --places`. */
import { readGazetteer } from '#domains/places/server/gazetteer/read-gazetteer.ts';
import { suggest } from '#domains/places/server/suggest-places.ts';
import { quantile } from './quantile.ts';

/** Two letters, a beginning, a name that many towns share, and words with typos, which take longest. */
const TYPED = ['br', 'brem', 'neustadt', 'Vienna, Aus', 'Hambrug', 'San Fransisco', 'johanesburg', 'no such town'];
const RUNS = 200;

export async function benchPlaces(say: (line: string) => void): Promise<void> {
  const before = process.memoryUsage();
  const start = performance.now();
  const gazetteer = await readGazetteer();
  const took = performance.now() - start;
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  const taken = arrayBuffers - before.arrayBuffers + Math.max(0, heapUsed - before.heapUsed);
  say(`\nThe gazetteer: ${gazetteer.count} towns, read in ${took.toFixed(0)} ms, ${(taken / 1e6).toFixed(1)} MB`);
  say(`${'suggested for'.padEnd(16)} ${'median ms'.padStart(9)} ${'p95 ms'.padStart(9)} ${'first ms'.padStart(9)}`);
  for (const typed of TYPED) {
    const times = Array.from({ length: RUNS }, () => {
      const began = performance.now();
      suggest(gazetteer, typed, 'DE');
      return performance.now() - began;
    });
    const figures = [quantile(times, 0.5), quantile(times, 0.95), times[0] ?? 0];
    say(`${typed.padEnd(16)} ${figures.map((ms) => ms.toFixed(1).padStart(9)).join(' ')}`);
  }
}
