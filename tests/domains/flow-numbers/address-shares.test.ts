import { describe, expect, it } from 'vitest';
import { createAddressShares } from '#domains/flow-numbers/server/count/address-shares.ts';

const NOON = new Date('2026-11-30T12:00:00Z');

/** Sends as many as it may, one after the other. @returns how many were taken. */
function exhaust(take: (count: number) => boolean, count = 1): number {
  let taken = 0;
  while (take(count)) taken += count;
  return taken;
}

describe('the share of an address', () => {
  it('is 200 of a machine’s day as long as there are few others', () => {
    const shares = createAddressShares(() => NOON);
    expect(exhaust((count) => shares.take('192.0.2.1', 'login', count))).toBe(200);
    expect(exhaust((count) => shares.take('192.0.2.2', 'login', count))).toBe(200);
    expect(exhaust((count) => shares.take('192.0.2.1', 'registration', count))).toBe(200);
  });

  it('is at most a hundredth of the day once there are many others', () => {
    const shares = createAddressShares(() => NOON);
    let others = 0;
    for (let person = 0; person < 2_000; person += 1) {
      for (let visit = 0; visit < 4; visit += 1) {
        if (shares.take(`198.51.${Math.floor(person / 250)}.${person % 250}`, 'login', 25)) others += 25;
      }
      // The forger tries all day long, with batches of every size.
      for (const count of [1, 7, 100, 20_000]) shares.take('192.0.2.1', 'login', count);
    }
    expect(others).toBe(200_000);
    // What the forger had is unknown here: all that it may have at the end is a hundredth of everything.
    const left = exhaust((count) => shares.take('192.0.2.1', 'login', count));
    expect(left).toBeLessThanOrEqual(others / 99);
    let forged = 0;
    const again = createAddressShares(() => NOON);
    for (let person = 0; person < 2_000; person += 1) {
      again.take(`198.51.${Math.floor(person / 250)}.${person % 250}`, 'login', 100);
      forged += exhaust((count) => again.take('192.0.2.1', 'login', count), 3);
    }
    expect(forged).toBeGreaterThan(1_900);
    expect(forged / (forged + 200_000)).toBeLessThanOrEqual(0.01);
  });

  it('refuses a batch that is more than the share as a whole', () => {
    const shares = createAddressShares(() => NOON);
    expect(shares.take('192.0.2.1', 'login', 201)).toBe(false);
    expect(shares.take('192.0.2.1', 'login', 200)).toBe(true);
  });

  it('is one for all of an IPv6 /48', () => {
    const shares = createAddressShares(() => NOON);
    expect(shares.take('2001:db8:1:1', 'login', 200)).toBe(true);
    expect(shares.take('2001:db8:1:2', 'login', 1)).toBe(false);
    expect(shares.take('2001:db8:2:1', 'login', 1)).toBe(true);
  });

  it('begins again the next day', () => {
    let now = NOON;
    const shares = createAddressShares(() => now);
    exhaust((count) => shares.take('192.0.2.1', 'login', count));
    now = new Date('2026-12-01T00:00:00Z');
    expect(exhaust((count) => shares.take('192.0.2.1', 'login', count))).toBe(200);
  });
});
