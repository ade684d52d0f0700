import { describe, expect, it } from 'vitest';
import { sayMostActiveCouncil, sayRoles } from '#domains/councils/web/mine/chart-headlines.ts';
import type { UserCouncil } from '#generated/types.gen.ts';

const served = (councilTitle: string, impactCount: number): UserCouncil => ({
  council: { id: '019a5f2e-7c00-7a31-9d5c-2f6b1c0aa001', councilTitle, slug: 'slug' },
  cover: null,
  councilRole: 'member',
  impactCount,
  joinedAt: '2025-05-20T07:45:00.000Z',
});

describe('findings about a member’s councils', () => {
  it('name the most active council without ranking ties', () => {
    expect(sayMostActiveCouncil([served('Herons', 4), served('Mangroves', 2)])).toBe(
      'Most of your council impacts are with Herons',
    );
    expect(sayMostActiveCouncil([served('Herons', 2), served('Mangroves', 2)])).toBe(
      'Herons is among your most active councils',
    );
    expect(sayMostActiveCouncil([served('Herons', 1)])).toBe('All your council impacts are with Herons');
  });

  it('say what the member owns and belongs to', () => {
    expect(sayRoles({ owned: 1, joined: 0 })).toBe('You own 1 council.');
    expect(sayRoles({ owned: 1, joined: 3 })).toBe('You own 1 council and are a member of 3 more.');
  });
});
