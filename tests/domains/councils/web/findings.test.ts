import { describe, expect, it } from 'vitest';
import type { UserCouncil } from '../../../../generated/types.gen.ts';
import { findMost, sayRoles } from '../../../../src/domains/councils/web/mine/findings.ts';

const served = (councilTitle: string, impactCount: number): UserCouncil => ({
  council: { id: '019a5f2e-7c00-7a31-9d5c-2f6b1c0aa001', councilTitle, slug: 'slug' },
  cover: null,
  councilRole: 'member',
  impactCount,
  joinedAt: '2025-05-20T07:45:00.000Z',
});

describe('what a member did with councils', () => {
  it('names the council that most was done with, and does not rank equals', () => {
    expect(findMost([served('Herons', 4), served('Mangroves', 2)])).toBe('You did most with Herons');
    expect(findMost([served('Herons', 2), served('Mangroves', 2)])).toBe(
      'You did as much with Herons as with any other',
    );
    expect(findMost([served('Herons', 1)])).toBe('What you did with a council was with Herons');
  });

  it('says what the member is in them', () => {
    expect(sayRoles({ owned: 1, joined: 0 })).toBe('You own 1.');
    expect(sayRoles({ owned: 1, joined: 3 })).toBe('You own 1 and are a member of 3.');
  });
});
