/**
 * How much each address adds to a machine's day. Whatever pages of one address send, it's at most `FLOOR`, or a hundredth
 * of the day of that machine in this process, whichever is more: once others sent 99 times the floor, nobody can make up
 * more than a per cent of it.
 */
import { createHash, randomBytes } from 'node:crypto';
import { dayOf } from './counted.ts';

const FLOOR = 200;
/** An address has a hundredth of the day if all others have this many times as much. */
const OTHERS = 99;
/** Shares past this many a day add nothing, so that they can't fill the memory. */
const MAX_SHARES = 200_000;
/** Anyone who has a /48, as companies and many servers have, could send from each of its 65,536 allocations. */
const IPV6_PARTS = 3;

export interface AddressShares {
  /** Adds it to what the address, an `addressKey`, has of the machine's day. @returns false, without adding it, if that is too much. */
  take(address: string, machine: string, count: number): boolean;
}

export function createAddressShares(now: () => Date = () => new Date()): AddressShares {
  let day = '';
  // Addresses are personal data. Without the day's salt, nobody can tell whether a hash is of a given one.
  let salt = randomBytes(32);
  const totals = new Map<string, number>();
  /** By hash and machine. */
  const shares = new Map<string, number>();

  const startDay = (today: string) => {
    day = today;
    salt = randomBytes(32);
    totals.clear();
    shares.clear();
  };

  return {
    take: (address, machine, count) => {
      const today = dayOf(now());
      if (today !== day) startDay(today);
      const site = address.split(':').slice(0, IPV6_PARTS).join(':');
      const key = `${createHash('sha256').update(salt).update(site).digest('base64url')} ${machine}`;
      if (shares.size >= MAX_SHARES && !shares.has(key)) return false;
      const own = shares.get(key) ?? 0;
      const total = totals.get(machine) ?? 0;
      if (own + count > Math.max(FLOOR, Math.floor((total - own) / OTHERS))) return false;
      shares.set(key, own + count);
      totals.set(machine, total + count);
      return true;
    },
  };
}
