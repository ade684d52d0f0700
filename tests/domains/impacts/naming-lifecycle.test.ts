import { describe, expect, it } from 'vitest';
import { can, follow, type NamingStatus } from '#domains/impacts/naming-lifecycle.ts';
import type { ImpactNamingState } from '#generated/types.gen.ts';

const YES = { type: 'naming.confirmed' } as const;
const NO = { type: 'naming.declined' } as const;
const at = (state: ImpactNamingState, canReturn = true): NamingStatus => ({ state, canReturn });

describe('the lifecycle of a naming', () => {
  it.each([
    ['named, and was there', at('named'), YES, 'confirmed'],
    ['named, and wasn’t', at('named'), NO, 'declined'],
    ['confirmed, and wasn’t after all', at('confirmed'), NO, 'declined'],
    ['confirmed again', at('confirmed'), YES, null],
    ['declined, and was there after all', at('declined'), YES, 'confirmed'],
    ['declined, and can’t return', at('declined', false), YES, null],
    ['declined again', at('declined'), NO, null],
    ['named, and couldn’t return', at('named', false), YES, 'confirmed'],
  ] as const)('%s', (_, from, event, to) => {
    expect(follow(from, event)).toBe(to);
    expect(can(from, event)).toBe(to !== null);
  });
});
