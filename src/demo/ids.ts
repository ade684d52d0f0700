import { v7 as uuidv7 } from 'uuid';
import type { Random } from './random.ts';

export { DAY_MS } from '#platform/shared/moment.ts';

/** Generates an id that contains its time, like those of real rows. */
export function idAt(random: Random, at: Date): string {
  return uuidv7({ msecs: at.getTime(), random: random.bytes(16), seq: random.between(0, 0x7fffffff) });
}
