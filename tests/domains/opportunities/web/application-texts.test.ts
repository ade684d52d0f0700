import { describe, expect, it } from 'vitest';
import { sayApplication, trailOf } from '#domains/opportunities/web/application-texts.ts';

const SENT = {
  id: '019a5f2e-7c00-7a31-9d5c-2f6b1c0ab301',
  state: 'requested',
  rule: { pointsRequired: 500, min_pointsreq: null, seats: 12 },
  requestedAt: '2025-10-04T11:12:00.000Z',
  decidedAt: null,
  isClosedUndecided: false,
} as const;

const DECIDED_AT = '2025-10-10T08:00:00.000Z';

describe('application texts', () => {
  it('distinguishes a declined application from one that closed unreviewed', () => {
    expect(sayApplication({ state: 'denied', isClosedUndecided: false }).badge).toBe('Declined');
    expect(sayApplication({ state: 'denied', isClosedUndecided: true }).badge).toBe('Not reviewed');
  });

  it('has one step while pending and two once decided', () => {
    expect(trailOf(SENT)).toHaveLength(1);
    const withdrawn = trailOf({ ...SENT, state: 'withdrawn', decidedAt: DECIDED_AT });
    expect(withdrawn.map(({ at, text }) => [at, text])).toEqual([
      [SENT.requestedAt, 'You applied'],
      [DECIDED_AT, 'You withdrew your application'],
    ]);
  });
});
